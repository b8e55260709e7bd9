import { isDeepStrictEqual } from 'node:util';
import type { Field } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';
import { statesOf } from '@lattice/api/resource';
import { isWritable } from '@lattice/api/validate';
import { targetOf } from '@lattice/api/kinds/kindOf';
import { loadResources } from '@lattice/server/start/load';
import { columnOf, hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

type Row = Readonly<Record<string, unknown>>;
type Pointer = readonly [path: string, name: string, field: Field, one: Resource];

const resources = await loadResources();
const registerOf = (field: Field): Resource | undefined => resources.get(targetOf(field) ?? '');
/** Every field of every register by which a body can point to a row elsewhere. */
const pointers: readonly Pointer[] = [...resources.values()].flatMap((one) => {
  const moved = new Set(statesOf(one).map(({ field }) => field));
  if (!hasTable(one) || !Object.hasOwn(one.calls, 'submit')) return [];
  return Object.entries(one.fields).flatMap(([name, field]): Pointer[] =>
    registerOf(field) !== undefined && isWritable(field) && !moved.has(name) ? [[one.path, name, field, one]] : [],
  );
});
/** Roles that see a part of the town, by the accounts of the demo. */
const LIMITED = ['gridmember', 'gridleader', 'community', 'dept', 'accountant'];

inTown('references on $name', {}, ({ town, admin }) => {
  const visitors = new Map<string, Visitor>();
  const rowsSeen = async (visitor: Visitor, one: Resource): Promise<Row[]> => {
    const { status, body } = await visitor.ask(`${one.path}/${one.calls.page?.path ?? 'page'}?current=1&size=200`);
    const records = (body.data as { records?: Row[] } | null)?.records;
    return status === 200 && Array.isArray(records) ? records : [];
  };
  const submit = (visitor: Visitor, { path }: Resource, row: Row) => visitor.post(`${path}/submit`, row);
  const storedOf = async (one: Resource, name: string, id: unknown) => {
    const table = tableOf(one);
    const column = table.columns.get(name)?.sql ?? '';
    return town.text(`select "${column}"::text from ${table.name} where id = $1`, [id]);
  };

  beforeAll(async () => {
    for (const account of LIMITED) visitors.set(account, await town.visit(account));
  });

  it('are refused where the row is not there, in every field of every register', async () => {
    const taken: string[] = [];
    let tried = 0;
    for (const one of new Set(pointers.map(([, , , register]) => register))) {
      const own = pointers.filter(([path]) => path === one.path);
      // What was decided is refused as a whole.
      const open = statesOf(one).flatMap(({ field: state, settled }) =>
        (settled?.in ?? []).map((value) => `and ${columnOf(tableOf(one), state).sql} is distinct from '${value}'`),
      );
      const stored = async (which: string) =>
        town.one<Row>(`select *, id::text as id from ${tableOf(one).name} where ${which} limit 1`);
      const before = await stored(`is_deleted = 0 and tenant_id = '000000' ${open.join(' ')}`);
      if (before === undefined) continue;
      for (const [path, name, field] of own) {
        tried += 1;
        const unknown = field.kind === 'region' ? '999999999999' : '987654321';
        const { status } = await submit(admin, one, { id: before.id, [name]: unknown });
        if (status !== 400) taken.push(`${path}.${name}: ${status}`);
      }
      if (!isDeepStrictEqual(await stored(`id = ${String(before.id)}`), before)) taken.push(`${one.path} changed`);
    }
    expect(taken).toEqual([]);
    expect(tried).toBeGreaterThan(pointers.length * 0.8);
  }, 120_000);

  it('are refused where the person may not see the row, and kept where they stand', async () => {
    const taken: string[] = [];
    let [tried, kept] = [0, 0];
    for (const [account, visitor] of visitors) {
      const pages = new Map<Resource, Promise<Row[]>>();
      const pageOf = async (one: Resource) => {
        const page = pages.get(one) ?? rowsSeen(visitor, one);
        pages.set(one, page);
        return page;
      };
      const closed = new Set<Resource>();
      for (const [path, name, field, one] of pointers) {
        if (closed.has(one)) continue;
        const target = registerOf(field);
        if (target === undefined || !hasTable(target) || target.path === 'blade-user' || target.shared === true)
          continue;
        const [row] = await pageOf(one);
        if (row === undefined) continue;
        const own = await storedOf(one, name, row.id);
        const again = await submit(visitor, one, { id: row.id, [name]: own });
        if (again.status === 403) {
          closed.add(one);
          continue;
        }
        const seen = new Set((await pageOf(target)).map(({ id }) => id));
        const rows = await town.rows<{ id: string }>(`select id::text as id
            from ${tableOf(target).name}
            where is_deleted = 0 and tenant_id = '000000'
            order by id desc limit 200`);
        const hidden = rows.find(({ id }) => !seen.has(id))?.id;
        if (hidden === undefined || seen.size >= 200) continue;
        // Who may not open a register at all (403) chooses from its tree, which shows every row.
        const isHidden = (await visitor.ask(`${target.path}/detail?id=${hidden}`).status()) === 400;
        if (!isHidden) continue;
        if (field.required !== true || own !== '') {
          kept += again.status === 200 ? 1 : 0;
          const { issues = [] } = (again.body.data ?? {}) as { issues?: { field: string; rule: string }[] };
          if (issues.some((issue) => issue.field === name && issue.rule === 'unknown'))
            taken.push(`${account} ${path}.${name} unchanged: ${String(again.body.msg)}`);
        }
        tried += 1;
        const changed = await submit(visitor, one, { id: row.id, [name]: hidden });
        if (changed.status === 200 || (await storedOf(one, name, row.id)) !== own)
          taken.push(`${account} ${path}.${name}: ${changed.status}`);
      }
    }
    expect(taken).toEqual([]);
    expect(tried).toBeGreaterThan(20);
    expect(kept).toBeGreaterThan(10);
  }, 240_000);
});
