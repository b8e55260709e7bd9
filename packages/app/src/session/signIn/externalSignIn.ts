import type { Grant } from '@lattice/api/dialects/Dialect';
import { t } from '@lingui/core/macro';
import { proxy } from 'valtio';
import { signInByGrant } from './signInByGrant.ts';
import type { ExternalReturn } from './readExternalReturn.ts';

/** A sign-in that went by another service. */
export interface ExternalSignInState {
  isPending: boolean;
  /** What it failed of; null while it did not. */
  failure: { reason: unknown } | null;
}

const WAY_BACK = 'lattice-way-back';
const state = proxy<ExternalSignInState>({ isPending: false, failure: null });
let last = '';
let way: { state: string; from: string | null } = { state: '', from: null };

const stored = (work: (storage: Storage) => string | null): string | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

const sent = ({ source, code, state: given }: ExternalReturn): Grant =>
  source === ''
    ? { grant_type: 'authorization_code', tenantId: given, code, redirect_uri: `${location.origin}/login` }
    : { grant_type: 'social', source, code, state: given };

async function finish(back: ExternalReturn): Promise<void> {
  if (back.error !== '') throw new Error(t`第三方登录没有完成，请重试或改用账号登录。`);
  await signInByGrant(sent(back));
}

/** Signing in by another service: going there, and what comes back. */
export const externalSignIn = {
  state,
  /** Leaves for a service; `from` is the address to be shown afterwards, kept for this tab alone. */
  leaveFor: (source: string, from: string): void => {
    stored((storage) => (storage.setItem(WAY_BACK, from), null));
    location.assign(`/api/blade-auth/oauth/render?source=${encodeURIComponent(source)}`);
  },
  /**
   * The address to be shown after signing in with what came back, taken out of what is kept; the same when it is asked
   * for again.
   */
  wayBack: (back: ExternalReturn): string | null => {
    if (back.state === way.state) return way.from;
    const from = stored((storage) => storage.getItem(WAY_BACK));
    stored((storage) => (storage.removeItem(WAY_BACK), null));
    way = { state: back.state, from };
    return from;
  },
  /** Signs in with what came back, each answer once; a failure stands in `state`. */
  take: async (back: ExternalReturn): Promise<void> => {
    if (back.state === last) return;
    last = back.state;
    Object.assign(state, { isPending: true, failure: null });
    try {
      await finish(back);
    } catch (reason) {
      state.failure = { reason };
    } finally {
      state.isPending = false;
    }
  },
};
