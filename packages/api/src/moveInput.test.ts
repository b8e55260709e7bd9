import { describe, expect, it } from 'vitest';
import { dict, longtext, toggle } from './field.ts';
import { moveFields, moveInput, missingEither, initialMoveValues } from './moveInput.ts';

const row = { id: '7', rev: 3, accountId: '9', kind: '01' };

describe('what a move is sent', () => {
  it('is the record, its new value and what was filled in, with the version where the row itself is submitted', () => {
    expect(moveInput({ field: 'stage', to: '2' }, 'approve', row, {})).toEqual({ id: '7', stage: '2' });
    expect(moveInput({ field: 'stage', to: '2' }, 'submit', row, { opinion: '好' })).toEqual({
      id: '7',
      stage: '2',
      rev: 3,
      opinion: '好',
    });
  });

  it('names the record as the call does, and says what is always said, whatever is filled in', () => {
    const prompt = { to: ['2'], fields: {}, fixed: { selfHandle: 1 } };
    expect(
      moveInput({ field: 'stage', to: '2', prompt, keys: { sync: { accountId: 'accountId' } } }, 'sync', row, {
        selfHandle: 0,
        stage: '5',
      }),
    ).toEqual({ accountId: '9', stage: '2', selfHandle: 1 });
    expect(moveInput({ field: 'stage', to: '2', keys: { release: { ids: 'id' } } }, 'release', row, {})).toEqual({
      ids: '7',
      stage: '2',
    });
  });

  it('is told its new value by its own calls alone', () => {
    expect(
      moveInput(
        {
          field: 'stage',
          to: '6',
          keys: { evaluate: { visitId: 'id' } },
          elsewhere: { evaluate: { of: 'town/evaluation', call: 'submit' } },
        },
        'evaluate',
        row,
        { stars: 5 },
      ),
    ).toEqual({ visitId: '7', stars: 5 });
  });
});

describe('what a move asks', () => {
  it('may be one of two, and is missing while neither is filled in', () => {
    const either = { to: ['2'], fields: {}, either: ['dept', 'user'] } as const;
    for (const values of [{}, { dept: '', user: '' }])
      expect(missingEither(either, values)).toEqual([{ field: 'dept', rule: 'either', params: { other: 'user' } }]);
    for (const values of [{ dept: '3' }, { user: '4' }, { dept: '3', user: '4' }])
      expect(missingEither(either, values)).toEqual([]);
    expect(missingEither({ to: ['2'], fields: {} }, {})).toEqual([]);
  });

  const only = { field: 'kind', in: ['01'] };
  const prompt = {
    to: ['2'],
    fields: {
      result: longtext('结果'),
      way: dict('方式', 'way', { showIf: only }),
      isDone: toggle('完成'),
      why: longtext('原因', { showIf: { field: 'isDone', in: [0] } }),
    },
  };

  it('leaves out what stands with other records, unless all are such, and keeps what hangs on what is asked', () => {
    expect(Object.keys(moveFields(prompt, [row]))).toEqual(['result', 'way', 'isDone', 'why']);
    expect(moveFields(prompt, [row])).toMatchObject({ why: { showIf: { field: 'isDone' } } });
    expect(moveFields(prompt, [row]).way).not.toHaveProperty('showIf');
    for (const rows of [[], [row, { ...row, kind: '02' }]])
      expect(Object.keys(moveFields(prompt, rows))).toEqual(['result', 'isDone', 'why']);
  });

  it('begins with what the one record says, of its own fields that it tells', () => {
    const own = { to: ['1'], fields: { kind: longtext('类别'), place: longtext('地点') }, ofRecord: true };
    expect([moveFields(own, [row]), initialMoveValues(own, [row])]).toEqual([
      { kind: own.fields.kind },
      { kind: '01' },
    ]);
    expect([moveFields(own, [row, row]), initialMoveValues(own, [row, row])]).toEqual([{}, {}]);
    expect(initialMoveValues(prompt, [{ ...row, result: '好' }])).toEqual({});
  });
});
