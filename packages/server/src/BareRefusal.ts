/** An answer that refuses a call outside the envelope: `body` is sent verbatim with HTTP `status` and `headers`. */
export class BareRefusal extends Error {
  override readonly name = 'BareRefusal';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>>, headers = new Headers()) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
