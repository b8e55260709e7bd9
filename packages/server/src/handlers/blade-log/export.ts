import { exportLog } from '@lattice/api/resources/blade-log/export';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { detail, page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { commaIn, localize } from '../../words/localize.ts';
import { labelMessage } from '../../words/say.ts';

type Row = Record<string, unknown>;

/** An entry in the words of the definitions. */
const inWords = (row: Row, { resources, language }: Context): Row => {
  const resource = resources.get(String(row.register));
  if (resource === undefined) return row;
  const names = String(row.columnNames)
    .split(',')
    .flatMap((name) => resource.fields[name]?.label ?? []);
  return {
    ...row,
    register: localize(labelMessage(resource.label), language),
    columnNames: names.map((name) => localize(labelMessage(name), language)).join(commaIn(language)),
  };
};

/** Answers of 导出台账. */
export const handlers = handle(exportLog, {
  page: async (input: Row, context) => {
    const found = await page(tableOf(exportLog), exportLog.calls.page, input, context);
    return { ...found, records: found.records.map((row) => inWords(row, context)) };
  },
  detail: async (input: Row, context) =>
    inWords(await detail(tableOf(exportLog), exportLog.calls.detail, input, context), context),
});
