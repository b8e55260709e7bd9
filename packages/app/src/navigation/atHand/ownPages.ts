import { ref } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { session } from '../../session/session.ts';
import { atHand, keyOf, type OwnPages } from './atHand.ts';
import { ownNodes } from './ownNodes.ts';

/** How many of the pages seen last are remembered: one of them is shown, the others stand in the menu. */
const SEEN = 9;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What this browser remembers of a person. */
function remembered(user: string): OwnPages {
  try {
    const kept = JSON.parse(browserStore.read(keyOf(user)) ?? '{}') as Partial<Record<keyof OwnPages, unknown>> | null;
    return { starred: texts(kept?.starred), seen: texts(kept?.seen) };
  } catch {
    return { starred: [], seen: [] };
  }
}

const show = (user: string, own: OwnPages) => Object.assign(atHand, { user, own: ref(own), nodesOf: ref(ownNodes) });

/** The pages of the person signed in, read when that is another one than before. */
export function ownPages(): OwnPages {
  const user = session.user?.user_id ?? '';
  if (atHand.user !== user) show(user, remembered(user));
  return atHand.own;
}

/** Changes the pages of the person signed in, as other windows of the browser left them. */
function change(by: (is: OwnPages) => Partial<OwnPages>): void {
  const user = session.user?.user_id ?? '';
  const is = remembered(user);
  const next = { ...is, ...by(is) };
  show(user, next);
  browserStore.write(keyOf(user), JSON.stringify(next));
}

const without = (all: readonly string[], one: string) => all.filter((other) => other !== one);

/** Makes a page a favourite, the last of them, or no longer one. */
export const starPage = (to: string, isOn: boolean): void =>
  change(({ starred }) => ({ starred: isOn ? [...without(starred, to), to] : without(starred, to) }));

/** Notes that a page of the menu is seen. */
export function seePage(to: string): void {
  if (ownPages().seen[0] !== to) change(({ seen }) => ({ seen: [to, ...without(seen, to)].slice(0, SEEN) }));
}
