import type { Related } from '@lattice/api/computation';
import type { Field } from '@lattice/api/field';
import { isMany } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import type { Context, Expression } from '../call/Context.ts';
import { referencedRegister } from './referenceTarget.ts';
import { quoteLiteral } from './quoteLiteral.ts';
import { visibleRows } from './scope.ts';
import { type Column, type Table, columnOf, hasTable, nameColumn, snake, tableOf } from './table.ts';
import { dictionaryWord } from '../words/dataWords.ts';

/** What a statement needs to know of the call that it answers. */
export type CallFacts = Pick<Context, 'resources' | 'handlers' | 'language' | 'person'>;

/** The condition, with its ` and `, that keeps the rows `alias` of another register to those that the person sees. */
const andSeen = (resource: Resource, alias: string, asking: CallFacts): string => {
  const seen = visibleRows(tableOf(resource), asking, quoteLiteral, alias);
  return seen === '' ? '' : ` and ${seen}`;
};

/** Rows of another register that belong to `t`; `c` is their table. */
function related({ of, by, where = {} }: Related, { resources }: CallFacts): { table: Table; from: string } | null {
  const resource = resources.get(of);
  if (resource === undefined || !hasTable(resource)) return null;
  const table = tableOf(resource);
  const key = columnOf(table, by);
  const belongs = isMany(key) ? `',' || c."${key.sql}" || ',' like '%,' || t.id || ',%'` : `c."${key.sql}" = t.id`;
  const conditions = Object.entries(where).map(
    ([name, value]) =>
      `c."${columnOf(table, name).sql}" in (${[value]
        .flat()
        .map((one) => quoteLiteral(String(one)))
        .join(', ')})`,
  );
  const tenant = resource.shared === true ? [] : ['c.tenant_id = t.tenant_id'];
  return {
    table,
    from: `from ${table.name} c where ${[belongs, ...conditions, ...tenant, 'c.is_deleted = 0'].join(' and ')}`,
  };
}

const refOf = (table: Table, name: string, resources: ReadonlyMap<string, Resource>) => {
  const own = columnOf(table, name);
  const to = referencedRegister(own, resources);
  return (
    to && {
      own,
      there: tableOf(to.resource),
      name: nameColumn(to.resource),
      key: to.key,
    }
  );
};

function fromData(table: Table, field: Field, asking: CallFacts): string | null {
  const { from } = field;
  if (from === undefined) return null;
  const pick = (
    what: Related & { field?: string },
    select: (column: string) => string,
    end: (there: Table) => string = () => '',
  ) => {
    const rows = related(what, asking);
    return (
      rows &&
      `(select ${select(what.field === undefined ? '*' : `c."${columnOf(rows.table, what.field).sql}"`)}
        ${rows.from}${end(rows.table)})`
    );
  };
  // A number of rows is that of the list behind it; whether, when and what is a fact of the row itself.
  const seen = (there: Table) => andSeen(there.resource, 'c', asking);
  if ('count' in from) return pick(from.count, () => 'count(*)::int', seen);
  if ('sum' in from) return pick(from.sum, (column) => `coalesce(sum(${column}), 0)`, seen);
  if ('most' in from) return pick(from.most, (column) => `max(${column})`);
  if ('latest' in from)
    return pick(
      from.latest,
      (column) => column,
      () => ' order by c.create_time desc, c.id desc limit 1',
    );
  if ('some' in from) return pick(from.some, () => 'case when count(*) > 0 then 1 else 0 end');
  if ('words' in from) {
    const own = columnOf(table, from.words);
    const word = dictionaryWord(asking.language, 'w.');
    return `(select ${word}
      from blade_system_dict w
      where w.code = ${quoteLiteral(own.field?.dict ?? '')} and w.dict_key = t."${own.sql}"::text
        and w.is_deleted = 0 limit 1)`;
  }
  const to = refOf(table, 'names' in from ? from.names : from.through, asking.resources);
  if (to === null) return null;
  if ('through' in from)
    return `(select c."${columnOf(to.there, from.field).sql}"
      from ${to.there.name} c
      where c."${to.key}" = t."${to.own.sql}" and c.is_deleted = 0)`;
  return `(select string_agg(c."${to.name}", '、' order by c.id)
    from ${to.there.name} c
    where c.id = any(string_to_array(nullif(t."${to.own.sql}", ''), ',')::bigint[]) and c.is_deleted = 0)`;
}

/** The computed columns of a table by wire name, each with its expression over the row `t`. */
export function computedColumns(table: Table, asking: CallFacts): ReadonlyMap<string, Column & { expression: string }> {
  const found = new Map<string, Column & { expression: string }>();
  for (const [name, field] of Object.entries(table.resource.fields)) {
    if (field.kind !== 'computed') continue;
    const own = asking.handlers.get(table.resource.path)?.expressions[name];
    const expression =
      typeof own === 'function'
        ? own((resource, alias) => andSeen(resource, alias, asking))
        : (own ?? fromData(table, field, asking));
    if (expression !== null)
      found.set(name, {
        name,
        sql: `${snake(name)}__computed`,
        type: '',
        kind: field.as ?? 'text',
        field,
        expression: `(${expression})`,
      });
  }
  return found;
}

/** Names of the computed fields that nothing computes; `parentName` comes with its reference. */
export const missingComputations = (
  { fields }: Resource,
  expressions: Readonly<Record<string, Expression>>,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'computed' && field.from === undefined && name !== 'parentName' && expressions[name] === undefined
      ? [name]
      : [],
  );
