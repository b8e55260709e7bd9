import { ref } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { atHand, keyOf, none } from './atHand.ts';

/** The code that knows the pages at hand; nobody without such pages waits for it. */
const load = async () => import('./ownPages.ts');

/** Reads what this browser remembers of the person signed in; at once where that is nothing. */
export function readAtHand(user: string): void {
  if (user === atHand.user) return;
  const begin = () => void Object.assign(atHand, { user, own: ref(none) });
  if (browserStore.read(keyOf(user)) === null) begin();
  else load().then(({ ownPages }) => void ownPages(), begin);
}

/** Makes a page a favourite, or no longer one. */
export const star = (to: string, isOn: boolean): void =>
  void load().then(
    ({ starPage }) => starPage(to, isOn),
    () => null,
  );
