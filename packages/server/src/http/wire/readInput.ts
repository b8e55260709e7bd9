import type { Call } from '@lattice/api/call';
import { MAX_BYTES, fileTooLarge } from '../../files/inspectUpload.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Largest JSON body, in bytes. */
const MAX_JSON = 2 * 1024 * 1024;

/** Room for what stands around a file in a form. */
const AROUND = 64 * 1024;

const jsonTooLarge = () => new Refusal(413, say`请求内容不能超过 ${MAX_JSON / 1024 / 1024} MB`);

const givenTwice = (name: string) => new Refusal(400, say`参数“${name.slice(0, 60)}”只能给出一次`);

/** Parameters of the address; a name given twice is refused, since two readers could take different ones. */
function fromQuery(search: URLSearchParams): Record<string, string> {
  const input: Record<string, string> = {};
  for (const [key, value] of search) {
    if (Object.hasOwn(input, key)) throw givenTwice(key);
    Object.defineProperty(input, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return input;
}

/** Reads a body up to a limit, whatever its headers promise. */
async function readBody(
  request: Request,
  limit = MAX_JSON,
  tooLarge: () => Refusal = jsonTooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const hasType = (request: Request, type: string) => (request.headers.get('Content-Type') ?? '').includes(type);

async function fromJson(request: Request, empty = ''): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readBody(request)) || empty;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, say`消息不能读取：内容不是有效的 JSON`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, say`消息不能读取：应为一个 JSON 对象`);
  return body as Record<string, unknown>;
}

async function fromForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!hasType(request, 'multipart/form-data')) throw new Refusal(415, say`请以 multipart/form-data 发送文件`);
  const bytes = await readBody(request, MAX_BYTES + AROUND, fileTooLarge);
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(
      [...new Set(form.keys())].map((name) => [
        name,
        form.getAll(name).length > 1 ? form.getAll(name) : form.get(name),
      ]),
    );
  } catch {
    throw new Refusal(400, say`上传内容不完整，请重试`);
  }
}

/** Parameters of address and body; a name in both with two values is refused, as within the address. */
function joined(query: Readonly<Record<string, string>>, body: Readonly<Record<string, unknown>>) {
  const twice = Object.keys(query).find((name) => Object.hasOwn(body, name) && String(body[name]) !== query[name]);
  if (twice !== undefined) throw givenTwice(twice);
  return { ...query, ...body };
}

/**
 * Reads the parameters of a call from its address and its body, which is JSON where the definition says so, and JSON or
 * a form elsewhere: what a caller gives is never passed over.
 */
export async function readInput(
  { method, where }: Pick<Call, 'method' | 'where'>,
  request: Request,
): Promise<Record<string, unknown>> {
  const query = fromQuery(new URL(request.url).searchParams);
  if (method === 'GET') return query;
  if (where === 'multipart') return joined(query, await fromForm(request));
  if (where === 'query' && hasType(request, 'application/x-www-form-urlencoded'))
    return joined(query, fromQuery(new URLSearchParams(new TextDecoder().decode(await readBody(request)))));
  if (hasType(request, 'json')) return joined(query, await fromJson(request, where === 'query' ? '{}' : ''));
  if (where === 'body') throw new Refusal(415, say`请以 application/json 发送内容`);
  return query;
}
