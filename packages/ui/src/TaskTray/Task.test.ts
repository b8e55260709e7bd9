import { expect, it } from 'vitest';
import { tally, type Task } from './Task.ts';

const states: Task['state'][] = ['waiting', 'running', 'running', 'done', 'failed', 'cancelled'];

it('counts what is open, done and failed', () =>
  expect(tally(states.map((state, at) => ({ id: String(at), label: '导入', state })))).toEqual({
    open: 3,
    done: 1,
    failed: 1,
  }));
