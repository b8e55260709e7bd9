import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { subscribeKey } from 'valtio/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from './client.ts';
import { startSession } from './startSession.ts';
import { type SessionState, session } from './session.ts';
import { transport } from './transport.ts';

vi.mock('../base/preferences.ts', () => ({ preferences: { language: 'zh' }, takeLooks: () => undefined }));

const refused = () => Response.json({ code: 401, msg: '请求未授权' }, { status: 401 });
const later = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** A server that signs somebody in, then refuses every call and refresh, each a little slower than the one before. */
async function answer(): Promise<Response> {
  const { length } = vi.mocked(fetch).mock.calls;
  if (length === 1)
    return Response.json({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      expires_in: 3600,
      user_id: '1',
      token_type: 'bearer',
    });
  await later(length * 150);
  return refused();
}

const signIn = async () =>
  startSession(await transport.session.login({ grant_type: 'captcha', type: 'account', username: 'a', password: 'b' }));

/**
 * Hears each change of the phase, as the frame does, which goes to the login page, and each reason that the page shows.
 */
function listen() {
  const phases: SessionState['phase'][] = [];
  const notices: SessionState['notice'][] = [];
  subscribeKey(session, 'phase', (phase) => phases.push(phase), true);
  subscribeKey(session, 'notice', (notice) => notices.push(notice), true);
  return { phases, notices };
}

describe('a session that the server ended', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', vi.fn(answer));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leads to the login page once with one message, though calls are refused for a minute', async () => {
    await signIn();
    const { phases, notices } = listen();
    const calls = Array.from({ length: 100 }, (_, n) =>
      later(n * 600).then(() => client(roadinfo).page({ current: 1 })),
    );
    const answers: PromiseSettledResult<unknown>[] = [];
    void Promise.allSettled(calls).then((all) => answers.push(...all));
    // Parts of the client are loaded on demand, in real time: what they wait for comes after that.
    while (answers.length < calls.length) await vi.advanceTimersByTimeAsync(1000);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    expect(phases).toEqual(['out']);
    expect(notices).toEqual(['expired']);
    expect(session.user).toBeNull();
  });
});
