import { MessageError } from '../words/MessageError.ts';
import type { MessageDescriptor } from '../words/say.ts';

/**
 * An answer that refuses a call outside the envelope: `body` makes what is sent with HTTP `status` and `headers` of the
 * words in the language asked for.
 */
export class BareRefusal extends MessageError {
  override readonly name = 'BareRefusal';
  readonly status: number;
  readonly body: (words: string) => Readonly<Record<string, unknown>>;
  readonly headers: Headers;

  constructor(
    status: number,
    words: MessageDescriptor,
    body: (words: string) => Readonly<Record<string, unknown>>,
    headers = new Headers(),
  ) {
    super(words);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
