import { lookNames } from '@lattice/api/desk/looks';
import { FAVOURITES } from '@lattice/api/desk/favourites';
import { setting } from '@lattice/api/resources/blade-desk/setting';
import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { preferences, takeLooks } from '../../base/preferences.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { awaitFavourites, followPages } from '../../navigation/atHand/ownPages.ts';
import { IDLE_LOCK } from '../../features/lock/idleLock.ts';

/** Milliseconds after the last change before it is kept on the server. */
const REST = 800;

type Kept = Record<string, string | null>;

/** Choices that go with the person; language and side bar stay with the browser. */
const chosen = (): Kept =>
  Object.fromEntries([
    ...lookNames.map((name) => [name, preferences[name]] as const),
    [IDLE_LOCK, browserStore.read(IDLE_LOCK)] as const,
  ]);

/** Shows what the person chose in another browser; what is not a choice any more is left out. */
function apply(kept: Kept): void {
  takeLooks(kept);
  const idle = kept[IDLE_LOCK];
  if (idle !== undefined && idle !== null && /^\d{1,3}$/.test(idle)) browserStore.write(IDLE_LOCK, idle);
}

/**
 * Keeps the choices of the person on the server, and takes over those of their other browsers; a server that does
 * not announce it changes nothing.
 */
export function useSettings(): void {
  useEffect(() => {
    window.addEventListener('storage', followPages);
    return () => window.removeEventListener('storage', followPages);
  }, []);
  useEffect(() => {
    if (!session.abilities.includes('settings')) return undefined;
    let stop = () => {};
    let isCurrent = true;
    const requested = chosen();
    const takeFavourites = awaitFavourites();
    const follow = (before: Kept, isLate: boolean) => {
      let known = before;
      let timer: ReturnType<typeof setTimeout>;
      const save = () => {
        const now = chosen();
        const changed = Object.fromEntries(
          Object.entries(now).filter(([name, value]) => (known[name] ?? null) !== value),
        );
        known = now;
        if (Object.keys(changed).length > 0 && session.phase === 'in')
          void client(setting)
            .submit(changed)
            .catch(() => null);
      };
      if (isLate) save();
      const forget = subscribe(preferences, () => {
        clearTimeout(timer);
        timer = setTimeout(save, REST);
      });
      stop = () => {
        clearTimeout(timer);
        forget();
        save();
      };
    };
    client(setting)
      .detail()
      .then((kept) => {
        if (!isCurrent) return;
        // What the person has chosen since the question was sent is newer than the answer.
        const now = chosen();
        const newer = Object.fromEntries(Object.entries(requested).filter(([name, value]) => now[name] !== value));
        if (session.abilities.includes('favourites')) takeFavourites(kept[FAVOURITES]);
        apply(Object.fromEntries(Object.entries(kept).filter(([name]) => !Object.hasOwn(newer, name))));
        follow(
          Object.keys(kept).every((name) => name === FAVOURITES) ? {} : { ...chosen(), ...newer },
          Object.keys(newer).length > 0,
        );
      })
      .catch(() => null);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
}
