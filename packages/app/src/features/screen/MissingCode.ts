/** A script or a style sheet did not come; `address` says which. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  readonly address: string;

  constructor(address: string, options?: ErrorOptions) {
    super(`${address} did not come, so what is written in it cannot run. Try again.`, options);
    this.address = address;
  }
}
