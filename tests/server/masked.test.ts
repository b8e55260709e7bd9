import { mask } from '@lattice/api/mask';
import type { Resource } from '@lattice/api/resource';
import { statesOf } from '@lattice/api/resource';
import { isWritable } from '@lattice/api/validate';
import { loadResources } from '@lattice/server/start/load';
import { tableOf } from '@lattice/server/table/table';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { openRegisters } from './knownRows.ts';
import type { Visitor } from './openTown.ts';
import { type Known, rowsOf } from './rowsOf.ts';

type Row = Record<string, unknown>;
interface Register {
  detail(id: string): Promise<Row>;
  submit(row: Row): Promise<{ id: string; rev: number }>;
}

const all = await loadResources();
const definitions = [...all.values()].filter(
  ({ calls, fields, log }) =>
    // Nobody edits the rows of a log.
    log !== true &&
    'submit' in calls &&
    'detail' in calls &&
    Object.values(fields).some((field) => field.sensitive !== undefined && isWritable(field)),
);

/** Registers whose new rows take more than their fields, such as points and stock: a row of the town serves. */
const EXISTING = new Set(['project/exchangeRecord']);

/** Names of the writable sensitive fields whose values are texts, which is what gets stars. */
const maskedFields = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.sensitive !== undefined && isWritable(field) && !['integer', 'number', 'money', 'switch'].includes(field.kind)
      ? [name]
      : [],
  );

/** An open text that may hold any words. */
const openText = (resource: Resource) => {
  const moved = new Set(statesOf(resource).map(({ field }) => field));
  return Object.entries(resource.fields).find(
    ([name, field]) =>
      (field.kind === 'longtext' || field.kind === 'text') &&
      isWritable(field) &&
      field.sensitive === undefined &&
      field.pattern === undefined &&
      field.showIf === undefined &&
      !moved.has(name),
  )?.[0];
};

inTown('masked values that come back, on $name', {}, ({ town, admin }) => {
  let leader: Visitor;
  let leaderRole = '';
  let known: Known;
  beforeAll(async () => {
    await town.db.query(
      `insert into sys_role_menu (role_id, menu_id)
        select r.id, m.id
        from blade_system_role r, blade_system_menu m
        where r.role_alias = 'leader' and (m.code like '%\\_edit' or m.code like '%\\_view')
          and not exists (select 1 from sys_role_menu s where s.role_id = r.id and s.menu_id = m.id)`,
    );
    leader = await town.visit('leader');
    leaderRole = await town.text("select id::text from blade_system_role where role_alias = 'leader'");
    known = await openRegisters(town);
  });

  const storedOf = async (resource: Resource, id: string) => {
    const table = tableOf(resource);
    const columns = maskedFields(resource).map((name) => `"${table.columns.get(name)?.sql ?? ''}"::text as "${name}"`);
    return await town.one<Row>(`select ${columns.join(', ')} from ${table.name} where id = $1`, [id]);
  };
  /** The fullest of some rows that the register takes. */
  const fullRow = (resource: Resource, seed: number) =>
    fc
      .sample(rowsOf(resource, known), { numRuns: 30, seed })
      .reduce((one, other) => (Object.keys(other).length > Object.keys(one).length ? other : one));

  it.each(definitions.map((resource) => [resource.path, resource] as const))(
    '%s keeps the stored ones and takes no others with stars',
    async (_, resource) => {
      const [own, theirs] = [admin, leader].map((visitor) => visitor.client(resource) as unknown as Register);
      if (own === undefined || theirs === undefined) throw new Error('nobody is there');
      const [taken = ''] = EXISTING.has(resource.path) ? (known.ids.get(resource.path) ?? []) : [];
      // Nobody changes an account that may do more than the own one.
      const fixed = resource.path === 'blade-user' ? { roleId: leaderRole } : {};
      const { id } = taken === '' ? await own.submit({ ...fullRow(resource, 7), ...fixed }) : { id: taken };
      const before = await storedOf(resource, id);
      const names = maskedFields(resource);
      const said = await theirs.detail(id);
      for (const name of names) {
        const { sensitive = 'name' } = resource.fields[name] ?? {};
        const value = String(before?.[name] ?? '');
        expect({ [name]: said[name] }).toEqual({ [name]: mask(sensitive, value) });
      }
      const open = openText(resource);
      const change = (words: string) => (open === undefined ? {} : { [open]: words });
      const { rev } = await theirs.submit({ id, rev: said.rev, ...change('改一') });
      const again = await theirs.detail(id);
      expect(again.rev).toBe(rev);
      await theirs.submit({ ...again, ...change('改二') });
      const after = await theirs.detail(id);
      expect(open === undefined ? '改二' : after[open]).toBe('改二');
      expect(await storedOf(resource, id)).toEqual(before);

      for (const name of names) {
        const field = resource.fields[name];
        if (field === undefined || field.showIf !== undefined) continue;
        const strange = field.kind === 'idcard' ? '110***********0000' : '甲乙*****9';
        const refusal = theirs.submit({ id, [name]: strange });
        await expect(refusal).rejects.toThrow('“*”');
      }
      expect(await storedOf(resource, id)).toEqual(before);
    },
  );
});
