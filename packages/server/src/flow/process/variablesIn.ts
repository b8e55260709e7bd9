import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Most values of one call, and most characters of all of them as JSON. */
const MAX_VARIABLES = 50;
const MAX_LENGTH = 20_000;

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Values for a process as a body says them: texts, numbers, booleans, and lists of them; anything else is refused with
 * 400.
 */
export function variablesIn(raw: unknown): Readonly<Record<string, unknown>> {
  if (raw === undefined || raw === null || raw === '') return {};
  if (typeof raw !== 'object' || Array.isArray(raw))
    throw new Refusal(400, say`参数“variables”应为由名称和值组成的对象`);
  const entries: [string, unknown][] = Object.entries(raw);
  for (const [name, value] of entries) {
    if (!/^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) || name.startsWith('__'))
      throw new Refusal(400, say`流程变量的名称“${name.slice(0, 40)}”不正确`);
    if (!isPlain(value) && !(Array.isArray(value) && value.length <= 500 && value.every(isPlain)))
      throw new Refusal(400, say`流程变量“${name}”应为文本、数字、是否，或由它们组成的列表`);
  }
  if (entries.length > MAX_VARIABLES || JSON.stringify(raw).length > MAX_LENGTH)
    throw new Refusal(400, say`流程变量过多，最多 ${MAX_VARIABLES} 个、共 ${MAX_LENGTH} 个字符`);
  return Object.fromEntries(entries);
}
