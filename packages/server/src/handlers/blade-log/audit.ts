import { audit } from '@lattice/api/resources/blade-log/audit';
import type { Context } from '../../Context.ts';
import { handle } from '../../handle.ts';
import { detail, page } from '../../table/read.ts';
import { tableOf } from '../../table/table.ts';

type Row = Record<string, unknown>;

/** An entry in the words of the definitions: what the register and its fields are called. */
const inWords = (row: Row, { resources }: Context): Row => {
  const resource = resources.get(String(row.register));
  if (resource === undefined) return row;
  const names = String(row.changed).split(',').filter(Boolean);
  return { ...row, register: resource.label, changed: names.flatMap((name) => resource.fields[name]?.label ?? []).join('、') };
};

/** Answers of 审计日志. */
export const handlers = handle(audit, {
  page: async (input: Row, context) => {
    const found = await page(tableOf(audit), audit.calls.page, input, context);
    return { ...found, records: found.records.map((row) => inWords(row, context)) };
  },
  detail: async (input: Row, context) => inWords(await detail(tableOf(audit), audit.calls.detail, input, context), context),
});
