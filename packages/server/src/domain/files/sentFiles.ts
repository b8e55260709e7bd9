import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { ServerParts } from '../../call/ServerParts.ts';
import type { Person } from '../../call/Person.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { STORED_NAME } from '../../files/FileStore.ts';
import { provenFiles } from '../../files/signedAddress.ts';

const NAMES = new RegExp(STORED_NAME.source.slice(1, -1), 'g');
/** What readers of JSON, of formatted text and of addresses take for another character. */
const ESCAPED = /(?:\\u00|&#x0*|%)([0-9a-f]{2});?|&#0*(\d{2,3});?|\\(\/)|&(sol|period);/gi;

const unescaped = (text: string): string =>
  text.replaceAll(ESCAPED, (_, hex?: string, decimal?: string, slash?: string, name?: string) => {
    if (slash !== undefined) return slash;
    if (name !== undefined) return name.toLowerCase() === 'sol' ? '/' : '.';
    return String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** A text without what may be lost on its way to where it is read: escapes, wide forms, and what is not seen. */
const plain = (text: string): string => {
  const readable = unescaped(unescaped(text)).normalize('NFKC');
  return [readable, readable.replaceAll(/<[^<>]*>/g, '')].map((one) => one.replaceAll(/[^!-~]/g, '')).join('\n');
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* textsIn(one);
    }
}

/**
 * Refuses with 400 what names a stored file that the sender neither uploaded nor was shown: whoever reads a record may
 * read its files, so an address that came from elsewhere must not get into one.
 */
export async function refuseForeignFiles(
  input: Readonly<Record<string, unknown>>,
  { person, at }: { person: Person | null; at: Date },
  { db, resources }: Pick<ServerParts, 'db' | 'resources'>,
): Promise<void> {
  const text = [...textsIn(input)].filter((one) => one.length >= 32).join('\n');
  const named = new Set(text === '' ? [] : plain(text).match(NAMES));
  if (named.size === 0 || !resources.has(attach.path)) return;
  const proven = await provenFiles(text, { db, now: at });
  const { rows } = await db.query(
    `select 1 from blade_resource_attach
      where name = any($1::text[]) and create_user is distinct from $2::bigint limit 1`,
    [[...named].filter((name) => !proven.has(name)), person?.userId ?? null],
  );
  if (rows.length > 0)
    throw new Refusal(400, say`文件地址不是从本系统打开的页面取得的，或已失效：请刷新页面后重试，或重新上传文件`);
}
