import { statesOf } from '@lattice/api/resource';
import { describe, expect, it } from 'vitest';
import { loadResources } from '../../start/load.ts';
import { namedSources, todoSource } from './todoSources.ts';

describe('the registers of which records wait', async () => {
  const resources = await loadResources();

  it.each(namedSources)(
    '%s names what its definition has',
    (path, { state: named, moves = [], due, title, detail, members, taker }) => {
      const definition = resources.get(path);
      const states = statesOf(definition ?? {}).find(({ field }) => named === undefined || field === named);
      const known = states?.moves.map(({ from, to }) => `${from}>${to}`) ?? [];
      expect(moves.filter((move) => !known.includes(move))).toEqual([]);
      const fields = [due?.field, title, detail, members, taker].filter((name) => name !== undefined);
      expect(fields.filter((name) => definition?.fields[name] === undefined)).toEqual([]);
      const dictionary = states?.moves.flatMap(({ from, to }) => [from, to]) ?? [];
      expect((due?.in ?? []).filter((state) => !dictionary.includes(state))).toEqual([]);
    },
  );

  it('are those with decisions too', () => {
    const waiting = [...resources.values()].filter((resource) => todoSource(resource) !== null).map(({ path }) => path);
    expect(waiting).toEqual(expect.arrayContaining(['project/Volunteer', 'cms/article', 'event/event']));
    expect(waiting).not.toContain('project/GridmemberPoints');
  });
});
