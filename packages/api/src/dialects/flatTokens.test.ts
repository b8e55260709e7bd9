import { expect, it } from 'vitest';
import { flatTokens } from './flatTokens.ts';

it('reads what limits a session', () => {
  const body = { access_token: 'a', must_change_password: true, second_factor: 'due', view_until: '', locked: true };
  expect(flatTokens(body)).toMatchObject({
    mustChangePassword: true,
    secondFactor: 'due',
    view: { until: '' },
    isLocked: true,
  });
  expect(flatTokens({ looks: { theme: 'dark' } }).looks).toEqual({ theme: 'dark' });
  expect(flatTokens({ looks: 'dark' })).not.toHaveProperty('looks');
  const free = flatTokens({ access_token: 'a', second_factor: 'other' });
  expect(free).toMatchObject({ mustChangePassword: false, isLocked: false });
  expect(free).not.toHaveProperty('secondFactor');
  expect(free).not.toHaveProperty('view');
});
