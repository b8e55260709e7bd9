import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrudRow } from '../DataSource.ts';
import { type ListState, firstList, listAfter, pageInstead, pickedCount } from './listMachine.ts';

const rows: CrudRow[] = [
  { id: '1', name: '甲' },
  { id: '2', name: '乙' },
];
const shown = (state = firstList) =>
  listAfter(listAfter(state, { type: 'ask', key: 'q1', scope: 's1' }), {
    type: 'answer',
    key: 'q1',
    rows,
    total: 12,
    offset: 0,
  });

describe('a list', () => {
  it('never shows an answer to an older question', () => {
    const requested = listAfter(shown(), { type: 'ask', key: 'q2', scope: 's1' });
    expect(listAfter(requested, { type: 'answer', key: 'q1', rows: [], total: 0, offset: 0 }).rows).toBe(rows);
    expect(listAfter(requested, { type: 'fail', key: 'q1', error: new Error('late') }).error).toBeNull();
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

  it('lets nothing be selected of rows that were found under other filters, nor of rows that are gone', () => {
    const filtered = listAfter(shown(), { type: 'ask', key: 'q2', scope: 's2' });
    expect(listAfter(filtered, { type: 'pick', ids: new Set(['1']) })).toBe(filtered);
    expect(listAfter(filtered, { type: 'pickAll' })).toBe(filtered);
    const removed = listAfter(shown(), { type: 'gone', ids: ['1'] });
    expect([...listAfter(removed, { type: 'pick', ids: new Set(['1', '2']) }).picked.keys()]).toEqual(['2']);
    expect(pickedCount(listAfter(shown(removed), { type: 'pick', ids: new Set(['1']) }))).toBe(1);
  });

  it('selects rows under other rows, and keeps their newer values', () => {
    const nested: CrudRow[] = [{ id: '1', children: [{ id: '11', name: '甲' }] }];
    const answered = listAfter(shown(), {
      type: 'answer',
      key: 'q1',
      rows: nested,
      total: 1,
      totals: { age: 3 },
      offset: 0,
    });
    const picked = listAfter(answered, { type: 'pick', ids: new Set(['11']) });
    const patched = listAfter(picked, { type: 'patch', id: '11', values: { name: '乙' } });
    expect([patched.picked.get('11')?.name, patched.totals]).toEqual(['乙', { age: 3 }]);
    expect(patched.rows[0]?.children).toEqual([{ id: '11', name: '乙' }]);
  });

  it('steps back from a page that has no rows left', () =>
    expect([
      pageInstead(5, 10, 0, 12),
      pageInstead(2, 10, 0, 0),
      pageInstead(2, 10, 3, 13),
      pageInstead(1, 10, 0, 0),
    ]).toEqual([2, 1, undefined, undefined]));
});

type Command = { do: 'sort' | 'filter' | 'page' | 'select' | 'delete' | 'answer' | 'fail' | 'all'; n: number };
const command = fc.record({
  do: fc.constantFrom<Command['do']>(
    'sort',
    'filter',
    'page',
    'select',
    'select',
    'delete',
    'answer',
    'answer',
    'answer',
    'fail',
    'all',
  ),
  n: fc.nat(40),
});
const byId = (a: string, b: string) => Number(a) - Number(b);

/**
 * Twenty-three rows, a view and questions under way, answered or failing in any order; beside the machine stands what a
 * person has seen and selected.
 */
function town() {
  let kept: CrudRow[] = Array.from({ length: 23 }, (_, at) => ({ id: String(at), kind: String(at % 3) }));
  const view = { page: 1, kind: '', down: false };
  const waiting: { key: string; kind: string; rows: CrudRow[]; total: number; offset: number }[] = [];
  let seen: { kind: string; rows: readonly CrudRow[]; total: number } = {
    kind: 'nothing',
    rows: firstList.rows,
    total: 0,
  };
  let chosen = new Set<string>();
  let isAll = false;
  let removed = new Set<string>();
  let state: ListState = firstList;
  let turn = 0;
  const matching = () => kept.filter((row) => String(row.kind).includes(view.kind));
  const wanted = () => {
    const all = view.down ? matching().toReversed() : matching();
    return { rows: all.slice((view.page - 1) * 5, view.page * 5), total: all.length, offset: (view.page - 1) * 5 };
  };
  const send = (event: Parameters<typeof listAfter>[1]) => {
    state = listAfter(state, event);
  };
  const ask = () => {
    turn += 1;
    send({ type: 'ask', key: String(turn), scope: `kind ${view.kind}` });
    waiting.push({ key: String(turn), kind: view.kind, ...wanted() });
  };
  const stepBack = () => {
    const back =
      state.answered === state.requested && state.error === null
        ? pageInstead(view.page, 5, state.rows.length, state.total)
        : undefined;
    if (back === undefined) return;
    view.page = back;
    ask();
  };
  const answer = (at: number, isFailed: boolean) => {
    const [one] = waiting.splice(at % Math.max(1, waiting.length), 1);
    if (!one) return;
    if (isFailed) send({ type: 'fail', key: one.key, error: new Error('断网') });
    else send({ type: 'answer', ...one });
    if (one.key === String(turn) && !isFailed) [seen, removed] = [one, new Set()];
    stepBack();
  };
  const select = (n: number) => {
    const row = state.rows[n % Math.max(1, state.rows.length)];
    if (!row) return;
    const next = new Set(state.isAll ? state.rows.map(({ id }) => id) : state.picked.keys());
    if (!next.delete(row.id)) next.add(row.id);
    send({ type: 'pick', ids: next });
    if (seen.kind === view.kind) [chosen, isAll] = [new Set([...next].filter((id) => !removed.has(id))), false];
  };
  const acts: Readonly<Record<Command['do'], (n: number) => void>> = {
    answer: (n) => answer(n, false),
    fail: (n) => answer(n, true),
    sort: () => {
      Object.assign(view, { down: !view.down, page: 1 });
      ask();
    },
    page: (n) => {
      view.page = 1 + (n % 5);
      ask();
    },
    filter: (n) => {
      const kind = ['', '0', '1', '2'][n % 4] ?? '';
      if (kind !== view.kind) [chosen, isAll] = [new Set(), false];
      Object.assign(view, { kind, page: 1 });
      ask();
    },
    select,
    all: () => {
      send({ type: 'pickAll' });
      if (seen.kind === view.kind) [chosen, isAll] = [new Set(), seen.total > 0];
    },
    delete: (n) => {
      const doomed = [...state.picked.keys()].slice(0, 1 + (n % 3));
      if (doomed.length === 0) return;
      kept = kept.filter(({ id }) => !doomed.includes(id));
      for (const id of doomed) {
        removed.add(id);
        chosen.delete(id);
      }
      send({ type: 'gone', ids: doomed });
      ask();
    },
  };
  ask();
  return {
    acts,
    wanted,
    settle: () => {
      ask();
      while (waiting.length > 0) answer(0, false);
    },
    check: () => {
      expect(state.rows).toBe(seen.rows);
      expect(state.isAll).toBe(isAll);
      expect([...state.picked.keys()].sort(byId)).toEqual([...chosen].sort(byId));
      for (const [id, row] of state.picked) {
        expect(row.id).toBe(id);
        expect(kept.some((one) => one.id === id && String(one.kind).includes(view.kind))).toBe(true);
      }
    },
    get state() {
      return state;
    },
  };
}

describe('any sequence of sort, filter, page, select and delete, answered in any order or not at all', () => {
  it('never shows a wrong or stale row, nor a wrong selection', () =>
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const place = town();
        for (const { do: what, n } of commands) {
          place.acts[what](n);
          place.check();
        }
        place.settle();
        place.check();
        const { rows: shownRows, total, offset, isAll } = place.state;
        expect({ rows: shownRows, total, offset }).toEqual(place.wanted());
        expect(pickedCount(place.state)).toBe(isAll ? total : place.state.picked.size);
        expect(shownRows.length > 0 || total === 0).toBe(true);
      }),
      { numRuns: 500 },
    ));
});
