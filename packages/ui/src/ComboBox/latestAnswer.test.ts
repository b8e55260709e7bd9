import { expect, test, vi } from 'vitest';
import { latestAnswer } from './latestAnswer.ts';

test('an answer that arrives out of order never wins', async () => {
  const answers: Record<string, (value: string) => void> = {};
  const received: string[] = [];
  const ask = latestAnswer<string>({
    answered: (value) => received.push(value),
    failed: () => received.push('failed'),
  });
  const question = (text: string) => () =>
    new Promise<string>((resolve) => {
      answers[text] = resolve;
    });
  ask.now(question('a'));
  ask.now(question('ab'));
  answers['ab']?.('second');
  await Promise.resolve();
  answers['a']?.('first');
  await Promise.resolve();
  await Promise.resolve();
  expect(received).toEqual(['second']);
});

test('only the last of quick questions is asked, and none after cancelling', async () => {
  vi.useFakeTimers();
  const requested: string[] = [];
  const ask = latestAnswer<string>({ answered: () => undefined, failed: () => undefined });
  const question = (text: string) => () => {
    requested.push(text);
    return Promise.resolve(text);
  };
  ask.soon(question('a'), 250);
  ask.soon(question('ab'), 250);
  await vi.advanceTimersByTimeAsync(300);
  ask.soon(question('abc'), 250);
  ask.cancel();
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(requested).toEqual(['ab']);
});

test('a refused question is told', async () => {
  const received: string[] = [];
  latestAnswer({ answered: () => received.push('done'), failed: () => received.push('failed') }).now(() =>
    Promise.reject(new Error('down')),
  );
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(received).toEqual(['failed']);
});
