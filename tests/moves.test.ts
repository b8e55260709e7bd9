import { readFileSync } from 'node:fs';
import { type Move, statesOf } from '@lattice/api/resource';
import { promptOf } from '@lattice/api/targetsOf';
import { loadResources } from '@lattice/server/start/load';
import { expect, test } from 'vitest';

/** What a decision against a record is called. */
const AGAINST = /驳回|退回|拒绝|不通过|不合格|不同意|不予/;

const words = new Map(
  readFileSync('packages/server/src/seeds/blade-system/dictionaries.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([code = '', key = '', word = '']) => [`${code} ${key}`, word] as const),
);

const isMadeByPeople = ({ call, roles }: Move) =>
  call !== 'system' && roles?.every((role) => role === 'system') !== true;

const machines = async () =>
  Array.from((await loadResources()).values(), (definition) =>
    statesOf(definition).map((states) => ({ definition, states })),
  ).flat();

test('a machine names every entry of its dictionary, by which callers see the type of the state', async () => {
  const unnamed = (await machines()).flatMap(({ definition: { path, fields }, states }) => {
    const named = [states.initial, ...(states.others ?? []), ...states.moves.flatMap(({ from, to }) => [from, to])];
    const keys = [...words.keys()]
      .map((word) => word.split(' '))
      .filter(([code]) => code === fields[states.field]?.dict);
    return keys.flatMap(([, key = '']) =>
      key === '' || named.includes(key) ? [] : [`${path} ${states.field} ${key}`],
    );
  });
  expect(unnamed).toEqual([]);
});

test('every move that people make has a name as an action', async () => {
  const nameless = (await machines()).flatMap(({ definition, states }) =>
    states.moves
      .filter((move) => isMadeByPeople(move) && move.label === undefined)
      .map(({ from, to }) => `${definition.path} ${states.field} ${from}-${to}`),
  );
  expect(nameless).toEqual([]);
});

test('every decision against a record asks for a reason', async () => {
  const silent = (await machines()).flatMap(({ definition, states }) =>
    states.moves
      .filter(isMadeByPeople)
      .filter(({ to, label = '' }) =>
        AGAINST.test(`${label} ${words.get(`${definition.fields[states.field]?.dict ?? ''} ${to}`) ?? ''}`),
      )
      .filter(
        (move) =>
          !Object.values(promptOf(states, move)?.fields ?? {}).some(
            ({ required, kind }) => required === true && /text/.test(kind),
          ),
      )
      .map(({ from, to, label = '' }) => `${definition.path} ${states.field} ${from}-${to} ${label}`),
  );
  expect(silent).toEqual([]);
});

test('what a move asks for fits the field of the record that keeps it', async () => {
  const misfit = (await machines()).flatMap(({ definition, states }) =>
    (states.prompts ?? []).flatMap(({ fields, fixed = {} }) => [
      ...Object.entries(fields).flatMap(([name, field]) => {
        const own = definition.fields[name];
        if (own === undefined || own.kind === 'computed') return [];
        const isText = [own.kind, field.kind].every((kind) => kind === 'text' || kind === 'longtext');
        const room = ({ kind, max = kind === 'text' ? 100 : 1000 }: typeof field) => max;
        const fits = isText ? room(field) <= room(own) : own.kind === field.kind;
        return fits ? [] : [`${definition.path} ${name}`];
      }),
      ...Object.keys(fixed).filter((name) => name !== 'selfHandle' && definition.fields[name] === undefined),
    ]),
  );
  expect(misfit).toEqual([]);
});
