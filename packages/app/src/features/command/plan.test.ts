import { expect, it, vi } from 'vitest';
import type { JournalRow } from './journal.ts';
import { type RunningPlan, stepsOf, usersOf } from './plan.ts';

vi.mock('../../records/people.ts', () => ({ people: () => undefined }));
vi.mock('../../session/client.ts', () => ({ client: () => undefined }));

const line = (more: Partial<JournalRow>) => ({ id: '1', dispatchType: '7', ...more }) as JournalRow;

it('ticks the steps that this response has done, with the line that says who and when', () => {
  const steps = [
    { stepNo: 1, title: '核实' },
    { stepNo: 2, title: '疏散', limitMinutes: 30 },
  ];
  const lines = [line({ stepNo: 2 }), line({ sendMess: '启动响应' }), line({ id: '9', stepNo: 1 })];
  const [first, second] = stepsOf({ steps }, lines);
  expect([first?.done?.id, second?.done, second?.limitMinutes]).toEqual(['9', undefined, 30]);
  const taken = [...lines, line({ id: '10', stepNo: 1, isUndone: 1 })];
  expect(stepsOf({ steps }, taken)[0]?.done).toBeUndefined();
  expect(stepsOf({ steps }, [...taken, line({ id: '11', stepNo: 1 })])[0]?.done?.id).toBe('11');
});

it('names everybody who serves in a plan once', () => {
  const teams = [{ leaderUserId: '2', memberUserIds: ['3', '1'] }, { leaderUserId: '3' }];
  expect(usersOf({ commanderId: '1', teams } as unknown as RunningPlan)).toEqual(['1', '2', '3']);
});
