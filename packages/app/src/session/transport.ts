import { type Dialect, dialects } from '@lattice/api/dialect';
import { cookieTokens, memoryTokens } from '@lattice/api/TokenStore';
import { createTransport } from '@lattice/api/transport';
import { browserStore } from '../base/browserStore.ts';
import { languages } from '../../../../locales/languages.ts';
import { preferences } from '../base/preferences.ts';
import { isSwitchMode } from './canSwitch.ts';
import { clearSession } from './clearSession.ts';
import { session } from './session.ts';
import { showServerNotice } from './showServerNotice.ts';

const KEY = 'session';
const family = String(import.meta.env.VITE_DIALECT ?? 'A');
const isSealed = String(import.meta.env.VITE_SESSION ?? '') !== 'compat';

const resumable = {
  get: () => browserStore.read(KEY) === '1',
  set: (value: boolean) => browserStore.write(KEY, value ? '1' : null),
};

const isFamily = (value: string): value is Dialect['name'] => value in dialects;
if (!isFamily(family))
  throw new Error(`VITE_DIALECT is ${family}, which no server speaks, so no call can be made. Build with A, B or C.`);

/** The family of servers for which this build is made. */
export const dialect: Dialect = dialects[family];

/** The one way to the server. */
export const transport = createTransport({
  base: '',
  dialect,
  tenantId: '000000',
  switchMode: isSwitchMode,
  sealed: isSealed,
  store: isSealed ? memoryTokens(resumable) : cookieTokens(document, location.protocol === 'https:'),
  language: () => {
    const { tag, server } = languages[preferences.language];
    return tag === server ? tag : `${tag},${server};q=0.5`;
  },
  onSignedOut: () => clearSession('expired'),
  onUnlicensed: () => clearSession(null, 'unlicensed'),
  onLocked: () => {
    if (session.phase === 'in') session.phase = 'locked';
  },
  onNotice: (message) => void showServerNotice(message),
  ...('locks' in navigator && { lock: (name, work) => navigator.locks.request(name, work) }),
});
