import type { Field } from '@lattice/api/field';
import { isDay } from '@lattice/api/day';
import { isId } from '@lattice/api/isId';
import { readValue } from '@lattice/api/readValue';
import { Refusal } from '../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const own = (input: Input, name: string): unknown => (Object.hasOwn(input, name) ? input[name] : undefined);
const isNone = (raw: unknown) => raw === undefined || raw === null || raw === '';

/** The id that a parameter must carry. */
export function idIn(input: Input, name: string): string {
  const raw = own(input, name);
  if (typeof raw !== 'string' || !isId(raw)) throw new Refusal(400, say`参数“${name}”应为记录的编号`);
  return raw;
}

/** The id that a parameter may carry; null without one. */
export const idOrNone = (input: Input, name: string): string | null =>
  isNone(own(input, name)) ? null : idIn(input, name);

/** The id that a call must carry, or null where it asks for all of them: nothing given is not all. */
export function idOrAll(input: Input): string | null {
  const all = optionalTextIn(input, 'all', 1);
  const id = idOrNone(input, 'id');
  if ((id === null) !== (all === '1')) throw new Refusal(400, say`请给出记录的编号（参数“id”），或以“all=1”表示全部`);
  return id;
}

/** The ids that a parameter must carry: joined by commas, or an array in a body; each once, in their order. */
export function idsIn(input: Input, name: string): string[] {
  const raw = own(input, name);
  const list: unknown[] = Array.isArray(raw)
    ? raw
    : typeof raw === 'string'
      ? raw.split(',').map((id) => id.trim())
      : [];
  if (list.every(isNone)) throw new Refusal(400, say`请至少选择一条记录`);
  const ids = [...new Set(list)].filter((id): id is string => typeof id === 'string' && isId(id));
  if (ids.length === 0 || ids.length > 1000 || ids.length !== new Set(list).size)
    throw new Refusal(400, say`参数“${name}”应为用逗号分隔的记录编号`);
  return ids;
}

/** The ids that a parameter may carry; none when it is empty. */
export function idsOrNone(input: Input, name: string): string[] {
  const raw = own(input, name);
  return isNone(raw) || (Array.isArray(raw) && raw.length === 0) ? [] : idsIn(input, name);
}

/** The text that a parameter may carry, at most `max` characters; '' without one. */
export function optionalTextIn(input: Input, name: string, max = 200): string {
  const raw = own(input, name);
  if (isNone(raw)) return '';
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string' || text.length > max || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
    throw new Refusal(400, say`参数“${name}”应为不超过 ${max} 个字的文本`);
  return text.trim();
}

/** The text that a parameter must carry; `label` names it to people. */
export function requiredTextIn(input: Input, name: string, label: MessageDescriptor, max = 200): string {
  const text = optionalTextIn(input, name, max);
  if (text === '') throw new Refusal(400, say`请填写${label}（参数“${name}”）`);
  return text;
}

/**
 * The addresses of files that a parameter may carry, read as the field of their register reads them; '' without any.
 */
export function fileLinksIn(input: Input, name: string, field: Field): string {
  const reading = readValue(field, own(input, name));
  if ('rule' in reading)
    throw new Refusal(400, say`参数“${name}”应为本系统的文件地址，或以 http、https 开头的地址`, [
      { field: name, rule: reading.rule },
    ]);
  return String(reading.value ?? '');
}

/** One of the keys that a parameter must carry. */
export function oneOf<K extends string>(input: Input, name: string, keys: readonly K[]): K {
  const text = optionalTextIn(input, name, 40);
  const found = keys.find((key) => key === text);
  if (found === undefined) throw new Refusal(400, say`参数“${name}”应为以下之一：${keys}`);
  return found;
}

/** The whole number that a parameter may carry. */
export function numberIn(input: Input, name: string, fallback: number, most = 1_000_000): number {
  const text = optionalTextIn(input, name, 20);
  if (text === '') return fallback;
  if (!/^\d{1,15}$/.test(text) || Number(text) > most)
    throw new Refusal(400, say`参数“${name}”应为不大于 ${most} 的整数`);
  return Number(text);
}

/** The decimal number that a parameter may carry; null without one. */
export function decimalIn(input: Input, name: string): number | null {
  const text = optionalTextIn(input, name, 30);
  if (text === '') return null;
  if (!/^-?\d{1,12}(\.\d{1,15})?$/.test(text)) throw new Refusal(400, say`参数“${name}”应为数字`);
  return Number(text);
}

/** The day that a parameter may carry, the time of day left out; '' without one. */
export function dayIn(input: Input, name: string): string {
  const text = optionalTextIn(input, name, 19).slice(0, 10);
  if (text !== '' && !isDay(text)) throw new Refusal(400, say`参数“${name}”应为日期，格式 2026-01-31`);
  return text;
}

/** The month that a parameter may carry, `yyyy-MM`; '' without one. */
export function monthIn(input: Input, name: string): string {
  const text = optionalTextIn(input, name, 10).slice(0, 7);
  if (text !== '' && !isDay(`${text}-01`)) throw new Refusal(400, say`参数“${name}”应为月份，格式 2026-01`);
  return text;
}

/** Refuses parameters that a call does not know; `_dategt` and other odd names are listed by the call. */
export function refuseUnknownParameters(input: Input, names: readonly string[]): void {
  const unknown = Object.keys(input).find((name) => !names.includes(name) && !isNone(input[name]));
  if (unknown !== undefined) throw new Refusal(400, say`不认识的参数“${unknown.slice(0, 60)}”，可用的有：${names}`);
}
