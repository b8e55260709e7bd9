import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Completion, readCompletion, writeCompletion } from './loops.ts';
import { readAssignee, readCandidates, writeAssignee, writeCandidates } from './people.ts';
import { readCycle, readMoment, readSpan, spanUnits, writeCycle, writeMoment, writeSpan } from '@lattice/flow/spans';

describe('people', () => {
  it.each([
    ['', 'none', ''],
    ['${applyUser}', 'starter', ''],
    ['${starterId}', 'starter', ''],
    ['123', 'person', '123'],
    ['taskUser_123', 'person', '123'],
    ['${taskUser}', 'variable', 'taskUser'],
    ['#{form.boss}', 'variable', 'form.boss'],
  ])('reads %j', (text, kind, value) => expect(readAssignee(text, 'starterId')).toEqual({ kind, value }));

  it('writes what it reads', () => {
    for (const text of ['', '${applyUser}', '123', '${taskUser}']) expect(writeAssignee(readAssignee(text))).toBe(text);
    expect(writeAssignee({ kind: 'variable', value: '${boss}' })).toBe('${boss}');
    const candidates = { candidateUsers: '1,2', candidateGroups: 'role:manager,post:7,dept:9,leader,${group}' };
    expect(writeCandidates(readCandidates(candidates.candidateUsers, candidates.candidateGroups))).toEqual(candidates);
    expect(readCandidates('', ' role:a , b').others).toEqual(['b']);
  });
});

describe('completion', () => {
  it.each<readonly [string, Completion]>([
    ['', { kind: 'all' }],
    ['${nrOfCompletedInstances == nrOfInstances}', { kind: 'all' }],
    ['${nrOfCompletedInstances >= 1}', { kind: 'any' }],
    ['${nrOfCompletedInstances/nrOfInstances >= 0.6}', { kind: 'percent', percent: 60 }],
    ['${pass == false}', { kind: 'raw', text: '${pass == false}' }],
  ])('reads %j', (text, completion) => expect(readCompletion(text)).toEqual(completion));

  it('reads what it has written', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (percent) => {
        expect(readCompletion(writeCompletion({ kind: 'percent', percent }))).toEqual({ kind: 'percent', percent });
      }),
    ));
});

describe('times', () => {
  it.each([
    ['P2D', 2, 'day'],
    ['P1W', 7, 'day'],
    ['PT90M', 90, 'minute'],
    ['P1DT12H', 36, 'hour'],
    ['PT5S', 5, 'second'],
  ])('reads %s', (text, count, unit) => expect(readSpan(text)).toEqual({ count, unit }));

  it('leaves to expressions what is none', () =>
    expect(['', 'P', 'PT', '${due}', '2d', 'P1Y', 'R3'].map(readSpan)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]));

  it('reads what it has written, and means the same length', () => {
    const seconds = { day: 86_400, hour: 3600, minute: 60, second: 1 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(...spanUnits),
        fc.integer({ min: 0, max: 9 }),
        (count, unit, times) => {
          const read = readCycle(writeCycle({ times, span: { count, unit } }));
          expect(read?.times).toBe(times);
          expect((read?.span.count ?? 0) * seconds[read?.span.unit ?? 'day']).toBe(count * seconds[unit]);
          expect(readSpan(writeSpan({ count, unit }))).toEqual(read?.span);
        },
      ),
    );
  });

  it('keeps moments in China time', () => {
    expect(readMoment('2026-11-30T00:00:00Z')).toBe('2026-11-30 08:00:00');
    expect(readMoment(writeMoment('2026-11-30 08:00:00'))).toBe('2026-11-30 08:00:00');
    expect(readMoment('${when}')).toBeNull();
  });
});
