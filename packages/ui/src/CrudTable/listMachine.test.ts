import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrudRow } from './DataSource.ts';
import { type ListState, firstList, listAfter, pageInstead, pickedCount } from './listMachine.ts';

const rows: CrudRow[] = [{ id: '1', name: '甲' }, { id: '2', name: '乙' }];
const shown = (state = firstList) => listAfter(listAfter(state, { type: 'ask', key: 'q1', scope: 's1' }), { type: 'answer', key: 'q1', rows, total: 12, offset: 0 });

describe('a list', () => {
  it('never shows an answer to an older question', () => {
    const asked = listAfter(shown(), { type: 'ask', key: 'q2', scope: 's1' });
    expect(listAfter(asked, { type: 'answer', key: 'q1', rows: [], total: 0, offset: 0 }).rows).toBe(rows);
    expect(listAfter(asked, { type: 'fail', key: 'q1', error: new Error('late') }).error).toBeNull();
  });

  it('keeps a selection across pages, and lets it go with the filters', () => {
    const picked = listAfter(shown(), { type: 'pick', ids: new Set(['1']) });
    const paged = listAfter(picked, { type: 'ask', key: 'q2', scope: 's1' });
    expect([...paged.picked.keys()]).toEqual(['1']);
    const filtered = listAfter(paged, { type: 'ask', key: 'q3', scope: 's2' });
    expect([filtered.picked.size, filtered.lost]).toEqual([0, 1]);
  });

  it('counts everything that matches as selected, until a row is turned', () => {
    const all = listAfter(shown(), { type: 'pickAll' });
    expect(pickedCount(all)).toBe(12);
    expect(pickedCount(listAfter(all, { type: 'pick', ids: new Set(['2']) }))).toBe(1);
  });

  it('forgets rows that are gone and takes over newer values', () => {
    const both = listAfter(shown(), { type: 'pick', ids: new Set(['1', '2']) });
    const patched = listAfter(both, { type: 'patch', id: '2', values: { name: '新' } });
    expect([patched.rows[1]?.name, patched.picked.get('2')?.name]).toEqual(['新', '新']);
    expect([...listAfter(patched, { type: 'gone', ids: ['2'] }).picked.keys()]).toEqual(['1']);
  });

  it('steps back from a page that has no rows left', () => {
    expect([pageInstead(5, 10, 0, 12), pageInstead(2, 10, 0, 0), pageInstead(2, 10, 3, 13), pageInstead(1, 10, 0, 0)]).toEqual([2, 1, undefined, undefined]);
  });
});

type Command = { do: 'sort' | 'filter' | 'page' | 'select' | 'delete' | 'answer' | 'all'; n: number };
const command = fc.record({ do: fc.constantFrom<Command['do']>('sort', 'filter', 'page', 'select', 'delete', 'answer', 'answer', 'all'), n: fc.nat(40) });

/** Twenty-three rows, a view and questions under way, answered in any order. */
function town() {
  let kept: CrudRow[] = Array.from({ length: 23 }, (_, at) => ({ id: String(at), kind: String(at % 3) }));
  const view = { page: 1, kind: '', down: false };
  const waiting: { key: string; rows: CrudRow[]; total: number; offset: number }[] = [];
  let state: ListState = firstList;
  let turn = 0;
  const wanted = () => {
    const all = kept.filter((row) => String(row.kind).includes(view.kind));
    if (view.down) all.reverse();
    return { rows: all.slice((view.page - 1) * 5, view.page * 5), total: all.length, offset: (view.page - 1) * 5 };
  };
  const ask = () => {
    turn += 1;
    state = listAfter(state, { type: 'ask', key: String(turn), scope: view.kind });
    waiting.push({ key: String(turn), ...wanted() });
  };
  ask();
  const answer = (at: number) => {
    const [one] = waiting.splice(at % Math.max(1, waiting.length), 1);
    if (one) state = listAfter(state, { type: 'answer', ...one });
    const back = state.answered === state.asked ? pageInstead(view.page, 5, state.rows.length, state.total) : undefined;
    if (back !== undefined) {
      view.page = back;
      ask();
    }
  };
  return {
    kept: () => kept, view, wanted, ask, answer,
    get state() { return state; },
    send: (event: Parameters<typeof listAfter>[1]) => { state = listAfter(state, event); },
    settle: () => { while (waiting.length > 0) answer(0); },
    remove: (ids: readonly string[]) => { kept = kept.filter(({ id }) => !ids.includes(id)); },
  };
}

describe('any sequence of sort, filter, page, select and delete, answered in any order', () => {
  it('never shows a wrong or stale row, nor a wrong selection', () => {
    fc.assert(fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const place = town();
      let model = new Set<string>();
      for (const { do: what, n } of commands) {
        const { state } = place;
        const isAnswered = state.answered === state.asked;
        if (what === 'answer') place.answer(n);
        else if (what === 'sort') { place.view.down = !place.view.down; place.view.page = 1; place.ask(); }
        else if (what === 'page') { place.view.page = 1 + (n % 5); place.ask(); }
        else if (what === 'filter') {
          const next = ['', '0', '1', '2'][n % 4] ?? '';
          if (next !== place.view.kind) model = new Set();
          Object.assign(place.view, { kind: next, page: 1 });
          place.ask();
        } else if (what === 'select' && state.rows.length > 0 && isAnswered) {
          const id = state.rows[n % state.rows.length]?.id ?? '';
          const next = new Set(state.isAll ? state.rows.map((row) => row.id) : model);
          if (!next.delete(id)) next.add(id);
          place.send({ type: 'pick', ids: next });
          model = next;
        } else if (what === 'all' && isAnswered) {
          place.send({ type: 'pickAll' });
          model = new Set(state.total > 0 ? place.kept().filter((row) => String(row.kind).includes(place.view.kind)).map(({ id }) => id) : []);
        } else if (what === 'delete' && isAnswered) {
          const doomed = [...place.state.picked.keys()].slice(0, 1 + (n % 3));
          place.remove(doomed);
          place.send({ type: 'gone', ids: doomed });
          model = place.state.isAll ? model : new Set([...(state.isAll ? [] : model)].filter((id) => !doomed.includes(id)));
          place.ask();
        }
        expect(place.state.isAll ? [] : [...model].sort()).toEqual([...place.state.picked.keys()].sort());
        expect([...place.state.picked].every(([id, row]) => row.id === id && place.kept().some((one) => one.id === id))).toBe(true);
      }
      place.settle();
      const { rows: seen, total, offset, isAll } = place.state;
      expect({ rows: seen, total, offset }).toEqual(place.wanted());
      expect(pickedCount(place.state)).toBe(isAll ? model.size : place.state.picked.size);
      expect(seen.length > 0 || total === 0).toBe(true);
    }), { numRuns: 500 });
  });
});
