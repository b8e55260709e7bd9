import { code } from '@lattice/api/resources/blade-develop/code';
import { crud } from '@lattice/api/call';
import { columnsOf, fieldsOfTable } from '../../domain/develop/catalogue.ts';
import { generate } from '../../domain/develop/generate/generate.ts';
import { keptPrototypes, prototypesOf } from '../../domain/develop/prototypes.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idsIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Answers of 代码生成. */
export const handlers = handle(code, {
  genCode: async (input, context) => {
    const q = new ReportQuery(context);
    const rows = await q.rows<{
      service: string;
      name: string;
      label: string;
      table: string;
      menu: string | null;
      prototypes: unknown;
    }>(
      `select t.service_name as service, coalesce(m.model_code, t.table_name) as name,
        coalesce(m.model_name, t.code_name) as label, coalesce(m.model_table, t.table_name) as table, e.code as menu,
        m.prototypes
       from (select t.* from ${q.of(code)} and ${q.among('t.id', idsIn(input, 'ids'))}) t
       left join blade_develop_model m on m.id = t.model_id and m.is_deleted = 0
       left join blade_system_menu e on e.id = t.menu_id
       order by t.id`,
    );
    if (rows.length === 0) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    const settings = await Promise.all(
      rows.map(async (row) => {
        const kept = keptPrototypes(row.prototypes);
        const columns =
          kept.length > 0 ? kept : prototypesOf(await columnsOf(row.table, context), fieldsOfTable(row.table, context));
        return { ...row, columns };
      }),
    );
    return generate(settings, context);
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
