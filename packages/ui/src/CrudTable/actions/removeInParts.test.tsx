import { expect, it } from 'vitest';
import { removeInParts } from './DeleteDialog.tsx';
import { pairs } from '../../fixtures/pairs.ts';

const rows = Array.from({ length: 250 }, (_, at) => ({ id: String(at) }));

it('removes in parts, names what is refused and goes on', async () => {
  const gone: string[] = [];
  const progress: [number, number][] = [];
  const remove = (ids: readonly string[]) =>
    ids.includes('100') ? Promise.reject(new Error('被引用')) : Promise.resolve();
  await removeInParts({ page: async () => ({ records: [], total: 0 }), remove }, rows, {
    signal: new AbortController().signal,
    report: (done, failures = []) => void progress.push([done, failures.length]),
    onGone: (ids) => void gone.push(...ids),
  });
  expect(progress).toEqual(pairs('100,0 200,100 250,100'));
  expect(gone).toHaveLength(150);
});

it('stops between parts when called off', async () => {
  const control = new AbortController();
  const gone: string[] = [];
  const work = removeInParts(
    { page: async () => ({ records: [], total: 0 }), remove: async () => control.abort() },
    rows,
    { signal: control.signal, report: () => undefined, onGone: (ids) => void gone.push(...ids) },
  );
  await expect(work).rejects.toThrow('cancelled');
  expect(gone).toHaveLength(100);
});
