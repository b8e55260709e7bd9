import { townDay } from '@lattice/api/townTime';
import { type Mover, moveRefusal, opensCall } from '@lattice/api/moveRefusal';
import { moveInput } from '@lattice/api/moveInput';
import { type Move, type Resource, type States, statesOf } from '@lattice/api/resource';
import type { ButtonNode } from '@lattice/api/menuOfPerson';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { type Target, targetsOf } from '@lattice/api/targetsOf';
import { roleGrants } from '@lattice/server/access/roleGrants';
import { loadResources } from '@lattice/server/start/load';
import { columnOf, hasTable, tableOf } from '@lattice/server/table/table';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';

type Row = Record<string, unknown> & { id: string };

/** A person of a role, as the application knows them. */
interface Person {
  visitor: Visitor;
  mover: Mover;
  codes: ReadonlySet<string>;
}

const resources = await loadResources();
const accounts = new Map([
  ['administrator', 'admin'],
  ['admin', 'manager'],
  ['staff', 'staff'],
  ['gridman', 'gridman'],
  ...Object.keys(roleGrants).map((alias) => [alias, alias] as const),
]);
/** What the server answers to a move that is not the person's. */
const NOT_THEIRS = new Set(['moveRole', 'moveWhen', 'moveEarly', 'moveHolder', 'moveOwn', 'moveBarred']);
const leaves = (nodes: readonly ButtonNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => (children.length > 0 ? leaves(children) : [code]));
const everybody = new Set([...accounts.keys(), 'creator']);

inTown('what is offered on $name', {}, ({ town }) => {
  const people = new Map<string, Person>();

  beforeAll(async () => {
    for (const [alias, account] of accounts) {
      const visitor = await town.visit(account);
      const rows = await town.rows<{ id: string; dept: string | null }>(
        'select id::text as id, dept_id as dept from blade_user where account = $1',
        [account],
      );
      const mover = {
        userId: rows[0]?.id ?? '',
        roles: [alias],
        deptIds: (rows[0]?.dept ?? '').split(','),
        today: townDay(town.now()),
        ...(visitor.records && { records: visitor.records }),
      };
      people.set(alias, { visitor, mover, codes: new Set(leaves(await visitor.client(menu).buttons())) });
    }
  });

  /** Brings a row of the demo town into a state, made and held by a person, or by another and another department. */
  const prepare = async (
    { path, applicants = [], fields }: Resource,
    { field }: States,
    { from, holder, when = {} }: Move,
    id: string,
    { userId, deptIds, records: [record] = [] }: Mover,
    isTheirs: boolean,
  ) => {
    const table = tableOf(resources.get(path) as Resource);
    const maker = isTheirs ? userId : '1';
    const set: [name: string, value: string | null][] = [
      [field, from],
      ...Object.entries(when).map(([name, values]): [string, string] => [name, values.at(-1) ?? '']),
      ['createUser', maker],
      ...applicants
        .filter((name) => table.columns.get(name)?.kind === 'user')
        .map((name): [string, string] => [name, maker]),
      ...applicants
        .filter((name) => isTheirs && record !== undefined && fields[name]?.to === 'grid/gridmember')
        .map((name): [string, string] => [name, record ?? '']),
      ...(holder === undefined
        ? []
        : ([[holder.user, holder.dept === undefined ? maker : null]] as [string, string | null][])),
      ...(holder?.dept === undefined
        ? []
        : ([[holder.dept, isTheirs ? deptIds[0] || '1' : '1']] as [string, string][])),
    ];
    const last = new Map(set);
    await town.db.query(
      `update ${table.name}
        set ${[...last.keys()].map((name, i) => `"${columnOf(table, name).sql}" = $${i + 2}`).join(', ')}
        where id = $1`,
      [id, ...last.values()],
    );
  };

  const mayCall = (definition: Resource, target: Target, move: Move, { mover, codes }: Person): boolean => {
    const other = target.elsewhere?.[move.call];
    const register = other === undefined ? definition : (resources.get(other.of) as Resource);
    const call = register.calls[other?.call ?? move.call];
    return (
      call !== undefined &&
      (mover.roles.includes('administrator') || opensCall(codes, register, call, other !== undefined))
    );
  };

  it('is what the server accepts, for each move, role and row', async () => {
    const wrong: string[] = [];
    const refused = new Set<string>();
    const { visitor: administrator } = people.get('administrator') as Person;
    let requested = 0;
    for (const resource of [...resources.values()].filter(hasTable)) {
      const table = tableOf(resource);
      if (statesOf(resource).length === 0 || resource.calls.detail === undefined) continue;
      const id = await town.text(
        `select id::text from ${table.name} where is_deleted = 0 and tenant_id = '000000' order by id limit 1`,
      );
      if (id === '') continue;
      const detailOf = ({ ask }: Visitor) => ask(`${resource.path}/detail?id=${id}`);
      const known = await detailOf(administrator);
      for (const machine of statesOf(resource)) {
        for (const move of machine.moves) {
          const target = targetsOf(resource, everybody, ['flow']).find(
            ({ field, moves }) => field === machine.field && moves.includes(move),
          );
          if (target === undefined) continue;
          const other = target.elsewhere?.[move.call];
          const register = other === undefined ? resource : (resources.get(other.of) as Resource);
          const call = register.calls[other?.call ?? move.call];
          for (const [alias, person] of people) {
            const isOpen = mayCall(resource, target, move, person);
            // Whoever may not call at all is refused whatever the row and the move, so one question does.
            const closed = `${alias} ${register.path} ${move.call}`;
            if (!isOpen && refused.has(closed)) continue;
            if (!isOpen) refused.add(closed);
            for (const isTheirs of isOpen ? [false, true] : [true]) {
              if (isOpen) await prepare(resource, machine, move, id, person.mover, isTheirs);
              const found = isOpen ? await detailOf(person.visitor) : known;
              if (found.status !== 200) continue;
              const row = found.body.data as Row;
              const input = moveInput(target, move.call, row, {});
              const query = call?.where === 'query' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
              const { status, body } = await person.visitor.ask(
                `${register.path}/${call?.path ?? ''}${query}`,
                query === '' ? json(input) : { method: 'POST' },
              );
              const issues = (body.data as { issues?: { rule: string }[] } | null)?.issues ?? [];
              const isAccepted = status !== 403 && !issues.some(({ rule }) => NOT_THEIRS.has(rule));
              requested += 1;
              const isOffered = isOpen && moveRefusal(resource, move, person.mover, row) === null;
              if (isAccepted !== isOffered)
                wrong.push(
                  `${alias} ${isTheirs ? 'own' : 'other'} ${resource.path} ${move.from}>${move.to} ${move.call}: ` +
                    `${isAccepted ? 'accepted, not offered' : 'offered'}; ${status} ${body.msg}`,
                );
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(requested).toBeGreaterThan(2000);
  }, 600_000);
});
