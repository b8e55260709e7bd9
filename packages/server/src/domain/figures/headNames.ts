import { kindOf } from '@lattice/api/kinds/kindOf';
import type { Context } from '../../call/Context.ts';
import { referenceTarget } from '../../table/referenceTarget.ts';
import { type Table, columnOf, nameColumn, tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { dictionaryWord } from '../../words/dataWords.ts';
import { localize } from '../../words/localize.ts';
import { say } from '../../words/say.ts';

/**
 * What values of a field are called: words of its dictionary, masked titles of its records; others stand for
 * themselves.
 */
export async function headNames(
  table: Table,
  name: string,
  values: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, string>> {
  if (name === '' || name.includes('/')) return new Map();
  const column = columnOf(table, name);
  if (kindOf(column).family === 'switch')
    return new Map([
      ['1', localize(say`是`, context.language)],
      ['0', localize(say`否`, context.language)],
    ]);
  const to = referenceTarget(column, context.resources);
  const { rows } =
    to === null
      ? await context.db.query<{ value: string; name: string }>(
          `select w.dict_key as value, ${dictionaryWord(context.language, 'w.')} as name
            from blade_system_dict w
            where w.code = $1 and w.dict_key = any($2::text[]) and w.is_deleted = 0`,
          [column.field?.dict ?? '', values],
        )
      : await context.db.query<{ value: string; name: string }>(
          `select c."${to.key}"::text as value, coalesce(c."${nameColumn(to.resource)}"::text, '') as name
            from ${tableOf(to.resource).name} c
            where c."${to.key}"::text = any($1::text[]) and c.is_deleted = 0
              ${to.resource.shared === true ? '' : 'and c.tenant_id = $2'}`,
          to.resource.shared === true ? [values] : [values, context.person?.tenantId ?? ''],
        );
  const title = to?.resource.fields[to.resource.title ?? ''];
  return new Map(rows.map((row) => [row.value, String(maskedValue(title, row.name))]));
}
