import { code } from '@lattice/api/resources/blade-develop/code';
import { crud } from '@lattice/api/call';
import { columnsOf } from '../../domain/develop/catalogue.ts';
import { keptPrototypes, prototypesOf } from '../../domain/develop/prototypes.ts';
import { definitionText } from '../../domain/develop/source.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idsIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const segment = (text: string) =>
  text
    .trim()
    .replaceAll(/[^\w-]+/g, '')
    .replace(/^[-\d]+/, '');

/** Answers of 代码生成. */
export const handlers = handle(code, {
  genCode: async (input, context) => {
    const q = new ReportQuery(context);
    const rows = await q.rows<{
      service: string;
      name: string;
      label: string;
      table: string;
      prototypes: unknown;
    }>(
      `select t.service_name as service, coalesce(m.model_code, t.table_name) as name,
        coalesce(m.model_name, t.code_name) as label, coalesce(m.model_table, t.table_name) as table, m.prototypes
       from (select t.* from ${q.of(code)} and ${q.among('t.id', idsIn(input, 'ids'))}) t
       left join blade_develop_model m on m.id = t.model_id and m.is_deleted = 0
       order by t.id`,
    );
    if (rows.length === 0) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return Promise.all(
      rows.map(async (row) => {
        const path = `${segment(row.service) || 'source'}/${segment(row.name) || 'model'}`;
        const kept = keptPrototypes(row.prototypes);
        const columns = kept.length > 0 ? kept : prototypesOf(await columnsOf(row.table, context));
        return {
          path: `packages/api/src/resources/${path}.ts`,
          text: definitionText({ path, label: row.label, columns }),
        };
      }),
    );
  },
  copy: async (input, context) => {
    const row = await detail(tableOf(code), crud.detail, { id: idIn(input, 'id') }, context);
    const fields = Object.fromEntries(Object.keys(code.fields).map((name) => [name, row[name]]));
    return submit(
      tableOf(code),
      crud.submit,
      { ...fields, codeName: `${String(row.codeName).slice(0, 50)}-copy` },
      context,
    );
  },
});
