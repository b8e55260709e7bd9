import { model } from '@lattice/api/resources/blade-develop/model';
import { catalogueOf, columnsOf, fieldsOfTable, isOwnTable } from '../../domain/develop/catalogue.ts';
import { foreignColumns, foreignTables } from '../../domain/develop/foreignTables.ts';
import { keptPrototypes, prototypesOf, readPrototypes } from '../../domain/develop/prototypes.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, requiredTextIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { crud } from '@lattice/api/call';
import type { Context } from '../../call/Context.ts';
import { say } from '../../words/say.ts';

const modelOf = async (id: string, context: Context) => {
  const q = new ReportQuery(context);
  return q.one<{ id: string; table: string; source: string | null; prototypes: unknown }>(
    `select t.id, t.model_table as table, t.datasource_id::text as source, t.prototypes
      from ${q.of(model)} and t.id = ${q.p(id)}`,
  );
};

/** The table of a model: one of the product's own, else that of its data source. */
const tableOfModel = async ({ table, source }: { table: string; source: string | null }, context: Context) =>
  source === null || isOwnTable(table, context) ? columnsOf(table, context) : foreignColumns(source, table, context);

/** Answers of 数据模型. */
export const handlers = handle(model, {
  tableList: async (input, context) => {
    const source = idOrNone(input, 'datasourceId');
    return source === null ? catalogueOf(context) : foreignTables(source, context);
  },
  tableInfo: async (input, context) => {
    const [id, source] = [idOrNone(input, 'modelId'), idOrNone(input, 'datasourceId')];
    if (id !== null) return tableOfModel(await modelOf(id, context), context);
    const name = requiredTextIn(input, 'tableName', say`物理表名`, 100);
    return source === null ? columnsOf(name, context) : foreignColumns(source, name, context);
  },
  modelPrototype: async (input, context) => {
    const kept = await modelOf(idIn(input, 'modelId'), context);
    const prototypes = keptPrototypes(kept.prototypes);
    return prototypes.length > 0
      ? prototypes
      : prototypesOf(await tableOfModel(kept, context), fieldsOfTable(kept.table, context));
  },
  submitList: async (input, context) => {
    const { id } = await modelOf(idIn(input, 'modelId'), context);
    const prototypes = readPrototypes(input.list);
    await context.db.tx((sql) =>
      submit(tableOf(model), crud.submit, { id, prototypes }, transactionContext(context, sql)),
    );
    return { count: prototypes.length };
  },
});
