import { SaidError } from '../../words/SaidError.ts';

/** An expression that cannot be read or reckoned; the words say why, to people who draw processes. */
export class ExpressionFault extends SaidError {
  override readonly name = 'ExpressionFault';
}
