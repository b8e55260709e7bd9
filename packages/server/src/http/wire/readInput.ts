import type { Call } from '@lattice/api/call';
import { MAX_BYTES } from '../../files/inspectUpload.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Largest JSON body, in bytes. */
const MAX_JSON = 2 * 1024 * 1024;

const tooLarge = (limit: number) => new Refusal(413, say`请求内容不能超过 ${Math.round(limit / 1024 / 1024)} MB`);

/** Parameters of the address; a name given twice is refused, since two readers could take different ones. */
function fromQuery(search: URLSearchParams): Record<string, string> {
  const input: Record<string, string> = {};
  for (const [key, value] of search) {
    if (Object.hasOwn(input, key)) throw new Refusal(400, say`参数“${key.slice(0, 60)}”只能给出一次`);
    Object.defineProperty(input, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return input;
}

/** Reads a body up to a limit, whatever its headers promise. */
async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
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

async function fromJson(request: Request): Promise<Record<string, unknown>> {
  if (!(request.headers.get('Content-Type') ?? '').includes('json'))
    throw new Refusal(415, say`请以 application/json 发送内容`);
  const text = new TextDecoder().decode(await readBody(request, MAX_JSON));
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
  if (!type.startsWith('multipart/form-data')) throw new Refusal(415, say`请以 multipart/form-data 发送文件`);
  const bytes = await readBody(request, MAX_BYTES + 64 * 1024);
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

/** Reads a call's parameters from where its definition says they travel; a form body counts as query. */
export async function readInput(call: Pick<Call, 'where'>, request: Request): Promise<Record<string, unknown>> {
  const query = fromQuery(new URL(request.url).searchParams);
  if (call.where === 'multipart') return { ...query, ...(await fromForm(request)) };
  if (call.where === 'body') return fromJson(request);
  if (!(request.headers.get('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')) return query;
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, MAX_JSON)));
  return { ...query, ...fromQuery(form) };
}
