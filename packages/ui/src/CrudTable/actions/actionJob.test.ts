import { describe, expect, it, vi } from 'vitest';
import { type JobOrder, actionJob } from './actionJob.ts';
import type { CrudAction } from './CrudAction.ts';
import type { CrudRow } from '../DataSource.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';

const rows: CrudRow[] = Array.from({ length: 250 }, (_, at) => ({ id: String(at), name: `人${at}` }));
const jobOf = (action: Partial<CrudAction>, more: Partial<JobOrder> = {}) =>
  actionJob({
    action: { id: 'a', label: '做', scope: 'batch', run: async () => undefined, ...action },
    rows: rows.slice(0, 3),
    source: memorySource(rows),
    notApplicable: '不适用',
    ...more,
  });

describe('a job', () => {
  it('counts what is done and keeps what failed', async () => {
    const job = jobOf({ run: async (some, { report }) => report(some.length, [{ id: '1', reason: '被占用' }]) });
    await job.begin();
    expect(job.read()).toMatchObject({
      phase: 'ended',
      total: 3,
      done: 3,
      failures: [{ id: '1', reason: '被占用' }],
      error: '',
    });
  });

  it('tries only what failed again', async () => {
    const run = vi.fn<CrudAction['run']>(async (some, { report }) =>
      report(some.length, some.length > 1 ? [{ id: '2', reason: '忙' }] : []),
    );
    const job = jobOf({ run });
    await job.begin();
    await job.retry();
    expect(run.mock.calls.map(([some]) => some.map(({ id }) => id))).toEqual([['0', '1', '2'], ['2']]);
    expect(job.read()).toMatchObject({ phase: 'ended', failures: [] });
  });

  it('hands on what was filled in, again where it is tried again, and keeps which of it was wrong', async () => {
    const run = vi.fn<CrudAction['run']>(async (_, { values }) => {
      if (values.dept === '')
        throw Object.assign(new Error('没有部门'), { fieldErrors: [{ field: 'dept', message: '请选择部门' }] });
    });
    const job = jobOf({ run });
    await job.begin({ dept: '' });
    expect(job.read()).toMatchObject({
      phase: 'ended',
      error: '没有部门',
      fieldErrors: [{ field: 'dept', message: '请选择部门' }],
    });
    await job.retry({ dept: '7' });
    expect(job.read()).toMatchObject({ phase: 'ended', error: '', fieldErrors: [] });
    await job.retry();
    expect(run.mock.calls.map(([, { values }]) => values)).toEqual([{ dept: '' }, { dept: '7' }, { dept: '7' }]);
    expect(job.filled()).toEqual({ dept: '7' });
  });

  it('names the rows it refuses and does the others', async () => {
    const run = vi.fn<CrudAction['run']>(async () => undefined);
    const job = jobOf({ run, disabledReason: (row) => (row.id === '0' ? '已封存' : undefined) });
    await job.begin();
    expect(run.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['1', '2']);
    expect(job.read().failures).toEqual([{ id: '0', reason: '已封存' }]);
  });

  it('reads every row that matches, or hands the question over', async () => {
    const matching = { query: { page: 1, size: 10, sort: [], search: [] }, total: 250 };
    const run = vi.fn<CrudAction['run']>(async () => undefined);
    await jobOf({ run }, { rows: [], matching }).begin();
    await jobOf({ run, takesQuery: true }, { rows: [], matching }).begin();
    expect(run.mock.calls.map(([some, { query }]) => [some.length, query])).toEqual([
      [250, undefined],
      [0, matching.query],
    ]);
  });

  it('ends with the reason when the action fails, and without one when it is called off', async () => {
    const failed = jobOf({ run: () => Promise.reject(new Error('断网')) });
    await failed.begin();
    expect(failed.read()).toMatchObject({ phase: 'ended', error: '断网', isCancelled: false });
    const stopped = jobOf({
      run: (_, { signal }) =>
        new Promise((_done, stop) => signal.addEventListener('abort', () => stop(new Error('stop')))),
    });
    const ended = stopped.begin();
    stopped.cancel();
    await ended;
    expect(stopped.read()).toMatchObject({ phase: 'ended', error: '', isCancelled: true });
  });
});
