import type { Person } from '../../call/Person.ts';
import { newTraceId } from '../../call/newTraceId.ts';
import { type Language, languageIn } from '../../words/Language.ts';
import type { Endpoint } from './Endpoint.ts';

/** An HTTP request for an endpoint, on its way through the gates; each gate adds what it found out. */
export interface HttpCall {
  readonly endpoint: Endpoint;
  readonly request: Request;
  /** IP address of the caller. */
  readonly address: string;
  /** Number under which failures of this call are logged. */
  readonly traceId: string;
  readonly language: Language;
  /** When the request came in. */
  readonly at: Date;
  /** Headers that the answer will carry. */
  readonly replyHeaders: Headers;
  /** True where nobody has to sign in. */
  isOpen: boolean;
  /** Who calls; null until a session is found, and on open calls. */
  person: Person | null;
  /** Parameters; empty until they are read. */
  input: Readonly<Record<string, unknown>>;
}

/** The language that a request asks for. */
export const languageOf = (request: Request): Language => languageIn(request.headers.get('Accept-Language') ?? '');

/** A call as it arrives, before the first gate. */
export const httpCall = (endpoint: Endpoint, request: Request, address: string, at: Date): HttpCall => ({
  endpoint,
  request,
  address,
  traceId: newTraceId(),
  language: languageOf(request),
  at,
  replyHeaders: new Headers(),
  isOpen: endpoint.call.access === 'anonymous',
  person: null,
  input: {},
});
