import type { Field } from '@lattice/api/field';
import { listFields } from '@lattice/api/listFields';
import { type Resource, permissionCode, statesOf } from '@lattice/api/resource';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { codesOf } from '@lattice/server/access/rightsOf';
import { roleGrants } from '@lattice/server/access/roleGrants';
import { loadResources } from '@lattice/server/start/load';
import { requestedFields } from '@lattice/server/table/read/requestedFields';
import { hasTable, tableOf } from '@lattice/server/table/table';
import { expect, test, vi } from 'vitest';
import { abilities } from '../packages/api/src/abilities.ts';
import { moveInput } from '../packages/api/src/moveInput.ts';
import { targetsOf } from '../packages/api/src/targetsOf.ts';
import { fieldsOf } from '../packages/app/src/records/translate.ts';
import { moveForm } from '../packages/app/src/features/register/moves/makeMoves.ts';
import { movesOf } from '../packages/app/src/features/register/moves/movesOf.ts';
import { crudColumns } from '../packages/ui/src/CrudTable/list/crudColumns.ts';

// The contract says what a list needs, the application and the kit read it: here they are held to each other.
const { ME, OTHER } = vi.hoisted(() => ({ ME: '1', OTHER: '2' }));
const words = { yes: '是', no: '否', locale: 'zh' };
const say = (text: string) => text;

vi.mock('@lingui/core/macro', () => ({ t: (parts: TemplateStringsArray) => parts.join('') }));
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));
vi.mock('../packages/app/src/session/transport.ts', () => ({ transport: {} }));
vi.mock('../packages/app/src/session/session.ts', () => ({ session: { user: { user_id: ME, dept_id: ME } } }));
vi.mock('../packages/app/src/session/queryClient.ts', () => ({ queryClient: {} }));
vi.mock('../packages/app/src/records/resources.ts', () => ({
  loadResource: async (path: string) => resources.get(path),
}));

const resources = await loadResources();
const lists = [...resources.values()].filter(
  (definition) =>
    hasTable(definition) && Object.values(definition.calls).some((call) => 'plain' in call && call.plain === 'page'),
);
const everything = new Set(
  [...resources.values()].flatMap((one) => ['add', 'edit', 'delete'].map((action) => permissionCode(one, action))),
);
const roles = new Map<string, ReadonlySet<string>>([
  ...['administrator', 'admin', 'staff', 'gridman'].map((alias) => [alias, everything] as const),
  ...Object.keys(roleGrants).map((alias) => [alias, codesOf(alias, resources)] as const),
]);

const columnsOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, { list }]) => (list === true ? [name] : []));

const valueOf = ({ kind, as = kind }: Pick<Field, 'kind' | 'as'>, who: string): unknown => {
  switch (as) {
    case 'switch':
    case 'integer':
    case 'number':
    case 'money':
      return 1;
    case 'geometry':
    case 'json':
      return {};
    default:
      return who;
  }
};

/** A row as a server gives it whole, with a name beside each value; of a person, or of nobody. */
function wholeRow(definition: Resource, who: string): CrudRow {
  const { columns } = tableOf(definition);
  const own = [
    ...columns.values(),
    ...Object.entries(definition.fields).map(([name, { kind, as = kind }]) => ({ name, kind: as })),
  ];
  return {
    ...Object.fromEntries(
      own.flatMap(({ name, kind }) => [
        [name, valueOf({ kind }, who)],
        [`${name}Name`, `名称${name}`],
      ]),
    ),
    id: '7',
    rev: 3,
  };
}

/** The same row in each state, held and made by the person, by another one, and by nobody. */
const rowsOf = (definition: Resource): CrudRow[] =>
  [ME, OTHER, ''].flatMap((who) => {
    const row = wholeRow(definition, who);
    const states = statesOf(definition).flatMap(({ field, initial, moves }) =>
      [...new Set([initial, ...moves.flatMap(({ from, to }) => [from, to])])].map((state) => ({
        ...row,
        [field]: state,
      })),
    );
    return states.length === 0 ? [row] : states;
  });

/** A row with the fields of a list alone; what is read of it besides is noted. */
function trimmedRow(definition: Resource, row: CrudRow, shown: readonly string[], missed: Set<string>): CrudRow {
  const kept = requestedFields(tableOf(definition), listFields(definition, shown).join(','));
  const trimmed = Object.fromEntries(Object.entries(row).filter(([name]) => kept?.has(name))) as CrudRow;
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && !Object.hasOwn(trimmed, name) && Object.hasOwn(row, name)) missed.add(name);
  };
  return new Proxy(trimmed, {
    get: (of, name) => {
      note(name);
      return Reflect.get(of, name) as unknown;
    },
    getOwnPropertyDescriptor: (of, name) => {
      note(name);
      return Reflect.getOwnPropertyDescriptor(of, name);
    },
  });
}

/** What a list shows of a row and offers with it. */
async function listed(
  definition: Resource,
  moves: Awaited<ReturnType<typeof movesOf>>,
  role: string,
  row: CrudRow,
  shown: readonly string[],
) {
  const { title = 'id' } = definition;
  const columns = crudColumns(fieldsOf(definition, say), title, new Map(), words);
  const targets = targetsOf(definition, new Set([role]), abilities).filter((target) =>
    moves.some(
      ({ id, isShown }) => id.startsWith(`${target.field} `) && id.includes(` ${target.to} `) && isShown?.(row),
    ),
  );
  return {
    offered: moves.filter(({ isShown }) => isShown?.(row) !== false).map(({ id }) => id),
    requested: targets.flatMap(({ prompt }) =>
      prompt === undefined ? [] : [JSON.stringify(moveForm(prompt, [row], say))],
    ),
    sent: targets.flatMap((target) => target.moves.map(({ call }) => moveInput(target, call, row, {}))),
    named: [row[title], row[`${title}Name`]],
    drawn: columns
      .filter(({ id }) => shown.includes(id))
      .map(({ value, tone, isOn }) => [value(row), tone?.(row), isOn?.(row)]),
  };
}

test.each(lists.map((definition) => [definition.path, definition] as const))(
  'a row of %s with the fields that its list needs is offered, named and drawn like the whole row',
  async (_, definition) => {
    const missed = new Set<string>();
    for (const [role, codes] of roles) {
      const moves = await movesOf(definition, { roles: role, abilities, codes, options: async () => [], say });
      for (const shown of [columnsOf(definition), []])
        for (const row of rowsOf(definition))
          expect(await listed(definition, moves, role, trimmedRow(definition, row, shown, missed), shown)).toEqual(
            await listed(definition, moves, role, row, shown),
          );
    }
    expect([...missed]).toEqual([]);
  },
);

test('a list of people asks for less than half of what a row holds', () => {
  const people = resources.get('source/populationinfo');
  if (people === undefined) throw new Error('there is no register of people');
  const shown = columnsOf(people);
  const kept = listFields(people, shown);
  expect(kept).toEqual(expect.arrayContaining(shown));
  expect(kept.length).toBeLessThan(tableOf(people).columns.size / 2);
});

test('a list asks for what its own actions read, also where no column shows it', () => {
  const receivers = resources.get('cms/messageReceiver');
  if (receivers === undefined) throw new Error('there is no register of receivers');
  expect(listFields(receivers, ['messageTitle'])).toEqual(
    expect.arrayContaining(['receiverUserId', 'needReply', 'replyTime']),
  );
});
