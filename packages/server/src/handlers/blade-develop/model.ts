import { model } from '@lattice/api/resources/blade-develop/model';
import { catalogueOf, columnsOf } from '../../domain/develop/catalogue.ts';
import { keptPrototypes, prototypesOf, readPrototypes } from '../../domain/develop/prototypes.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { crud } from '@lattice/api/call';
import type { Context } from '../../call/Context.ts';
import { say } from '../../words/say.ts';

const modelOf = async (id: string, context: Context) => {
  const q = new ReportQuery(context);
  return q.one<{ id: string; table: string; prototypes: unknown }>(
    `select t.id, t.model_table as table, t.prototypes from ${q.of(model)} and t.id = ${q.p(id)}`,
  );
};

/** The product's own database alone is read; others would need their drivers. */
async function refuseOther(id: string | null, { db }: Context): Promise<void> {
  if (id === null) return;
  const { rows } = await db.query<{ driver: string }>(
    'select driver_class as driver from blade_develop_datasource where id = $1 and is_deleted = 0',
    [id],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`数据源不存在或已被删除`);
  if (rows[0].driver !== 'org.postgresql.Driver')
    throw new Refusal(400, say`本系统只能读取自身的 PostgreSQL 数据库，未安装这种数据源的驱动`);
}

/** Answers of 数据模型. */
export const handlers = handle(model, {
  tableList: async (input, context) => {
    await refuseOther(idOrNone(input, 'datasourceId'), context);
    return catalogueOf(context);
  },
  tableInfo: async (input, context) => {
    await refuseOther(idOrNone(input, 'datasourceId'), context);
    const id = idOrNone(input, 'modelId');
    return columnsOf(
      id === null ? requiredTextIn(input, 'tableName', say`物理表名`, 100) : (await modelOf(id, context)).table,
      context,
    );
  },
  modelPrototype: async (input, context) => {
    const kept = await modelOf(idIn(input, 'modelId'), context);
    const prototypes = keptPrototypes(kept.prototypes);
    return prototypes.length > 0 ? prototypes : prototypesOf(await columnsOf(kept.table, context));
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
