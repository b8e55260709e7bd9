/** An expression that cannot be read or reckoned; the message says why, to people who draw processes. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault';
}
