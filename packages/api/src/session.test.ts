import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { dialects } from './dialects/dialects.ts';
import { createSession } from './session.ts';
import { memoryTokens } from './TokenStore.ts';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user_id: '1' };

/** A session whose refresh is answered so. */
async function refreshed(status: number, body: object) {
  const onUnlicensed = vi.fn<() => void>();
  const session = createSession({
    store: memoryTokens(),
    dialect: dialects.A,
    tenantId: '000000',
    onUnlicensed,
    requestToken: async ({ grant_type: grant }) =>
      grant === 'refresh_token' ? { status, body } : { status: 200, body: tokens },
  });
  await session.login({ grant_type: 'captcha' });
  const outcome = await session.refresh().catch((error: unknown) => (error instanceof ApiError ? error.code : error));
  return { outcome, tokens: session.tokens, onUnlicensed };
}

it.each([400, 401, 500])('ends when a refresh is answered with %i', async (code) => {
  const { outcome, tokens: left, onUnlicensed } = await refreshed(code, { code, success: false, msg: '服务器异常' });
  expect([outcome, left]).toEqual([null, null]);
  expect(onUnlicensed).not.toHaveBeenCalled();
});

it('tells when a refresh is answered by a server without a licence', async () => {
  const { outcome, tokens: left, onUnlicensed } = await refreshed(200, { code: 5000, success: false, msg: '未授权' });
  expect([outcome, left]).toEqual([5000, null]);
  expect(onUnlicensed).toHaveBeenCalledOnce();
});
