import { expect, it, vi } from 'vitest';
import { type JournalRow, eventsOf, linesOfRun, wordsOf } from './journal.ts';

vi.mock('../../session/client.ts', () => ({ client: () => undefined }));

const line = (more: Partial<JournalRow>) => ({ id: '1', dispatchType: '2', ...more }) as JournalRow;

it('puts lines on the map where they have a place, and on the line of time where they have a moment', () => {
  const lines = [
    line({ id: '1', startTime: '2026-03-10 08:00:00', lon: '118.6', lat: '30.1' }),
    line({ id: '2', startTime: '2026-03-10 08:05:00' }),
    line({ id: '3', startTime: '' }),
  ];
  expect(eventsOf(lines, ({ id }) => id)).toEqual([
    { id: '1', name: '1', time: Date.UTC(2026, 2, 10), position: [118.6, 30.1] },
    { id: '2', name: '2', time: Date.UTC(2026, 2, 10, 0, 5) },
  ]);
});

it('counts the steps of the response that goes on alone', () => {
  const lines = [
    line({ id: '1', dispatchType: '7' }),
    line({ id: '2', dispatchType: '7', stepNo: 1 }),
    line({ id: '3', dispatchType: '7' }),
    line({ id: '4', dispatchType: '7', stepNo: 2 }),
    line({ id: '5', dispatchType: '2' }),
  ];
  expect(linesOfRun(lines).map(({ id }) => id)).toEqual(['4', '5']);
});

it('says a line by the first of its texts', () => {
  expect(wordsOf({ sendMess: '', roomName: '会商', dispatchNo: 'DD1' })).toBe('会商');
});
