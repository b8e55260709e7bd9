/** A reason why the server cannot start; its message is one sentence for the console, without any secret. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
