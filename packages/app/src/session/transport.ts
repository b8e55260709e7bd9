import type { Dialect } from '@lattice/api/dialects/Dialect';
import { dialects } from '@lattice/api/dialects/dialects';
import { cookieTokens, memoryTokens } from '@lattice/api/TokenStore';
import { createTransport } from '@lattice/api/transport';
import { browserStore } from '../base/browserStore.ts';
import { languages } from '../../../../locales/languages.ts';
import { preferences } from '../base/preferences.ts';
import { clearSession } from './clearSession.ts';
import { serverSettings } from './serverSettings.ts';
import { session } from './session.ts';
import { showServerNotice } from './showServerNotice.ts';

const KEY = 'session';
const { menus, session: kept, switchMode } = serverSettings;
const isSealed = kept === 'sealed';

const CHOICE = 'working-as';
/** As what people chose to work on a stock server, which forgets it with each page. */
const choice = {
  get: () => browserStore.read(CHOICE),
  set: (text: string | null) => browserStore.write(CHOICE, text),
};

const resumable = {
  get: () => browserStore.read(KEY) === '1',
  set: (value: boolean) => browserStore.write(KEY, value ? '1' : null),
};

/** The family of servers to which this page speaks. */
export const dialect: Dialect = dialects[serverSettings.dialect];

/** The one way to the server. */
export const transport = createTransport({
  base: '',
  dialect,
  tenantId: '000000',
  switchMode,
  menus,
  sealed: isSealed,
  store: isSealed
    ? memoryTokens(resumable)
    : cookieTokens(document, location.protocol === 'https:', switchMode ? choice : undefined),
  language: () => {
    const { tag, server } = languages[preferences.language];
    return tag === server ? tag : `${tag},${server};q=0.5`;
  },
  onSignedOut: () => clearSession('expired'),
  onUnlicensed: () => clearSession(null, 'unlicensed'),
  onLocked: () => {
    if (session.phase === 'in') session.phase = 'locked';
  },
  onUnproven: async () => (await import('./askProof.ts')).askProof(),
  onNotice: (message) => void showServerNotice(message),
  ...('locks' in navigator && { lock: (name, work) => navigator.locks.request(name, work) }),
});
