import { kindOf } from '@lattice/api/kinds/kindOf';
import type { Context } from '../../call/Context.ts';
import { say } from '../../words/say.ts';
import { cleanHtml } from './cleanHtml.ts';
import type { Table } from '../table.ts';

/** Longest text that is cleaned, in characters; longer ones are refused by their length anyway. */
const MAX_LENGTH = 200_000;

/** A body with its formatted texts cleaned; what they lost is told in the message of the answer. */
export function withCleanText(
  table: Table,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Readonly<Record<string, unknown>> {
  const cleaned: Record<string, string> = {};
  const removed = new Set<string>();
  for (const [name, field] of Object.entries(table.resource.fields)) {
    const raw = Object.hasOwn(input, name) ? input[name] : undefined;
    if (kindOf(field).html !== true || typeof raw !== 'string' || raw.length > MAX_LENGTH) continue;
    const { html, removed: lost } = cleanHtml(raw);
    cleaned[name] = html;
    for (const one of lost) removed.add(one);
  }
  if (removed.size > 0) context.notices.push(say`已移除不允许的内容：${[...removed]}`);
  return { ...input, ...cleaned };
}
