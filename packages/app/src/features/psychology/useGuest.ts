import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStore } from '../../base/browserStore.ts';
import { errorText } from '../../base/errorText.ts';
import { useGo, usePathname } from '../../navigation/Address.tsx';
import { guests } from './answers.ts';

const KEPT = 'scale-guest';

/** What this tab knows of a sheet that was opened in it: the code scanned, and the token it was changed for. */
function keptFor(code: string): { code: string; token: string } {
  const [before = '', token = ''] = (browserStore.read(KEPT, 'session') ?? '').split(' ');
  return code === '' || code === before ? { code: before, token } : { code, token: '' };
}

/** Where a guest stands, `null` without a code, or why nothing can be answered. */
interface Outcome {
  found?: { token: string; state: GuestState } | null;
  fault: string;
}

/**
 * The sheet of a guest. The code of the link stands behind the address, where no server sees it, and leaves it at once;
 * it is changed for a token that this tab keeps until the sheet is handed in.
 */
export function useGuest() {
  const { hash } = useLocation();
  const go = useGo();
  const pathname = usePathname();
  const [code, setCode] = useState(() => hash.replace(/^#/, ''));
  const [outcome, setOutcome] = useState<Outcome>({ fault: '' });
  const opening = useRef<Promise<{ token: string }> | null>(null);
  const read = useCallback(async (): Promise<Outcome> => {
    try {
      const kept = keptFor(code);
      if (kept.code === '') return { found: null, fault: '' };
      opening.current ??= kept.token === '' ? guests.open(kept.code) : Promise.resolve(kept);
      const { token } = await opening.current;
      browserStore.write(KEPT, `${kept.code} ${token}`, 'session');
      return { found: { token, state: await guests.state(token) }, fault: '' };
    } catch (error) {
      opening.current = null;
      return { fault: errorText(error) };
    }
  }, [code]);
  useEffect(() => {
    if (hash !== '') go(pathname, { replace: true });
  }, [hash, go, pathname]);
  useEffect(() => {
    const visit = { isOver: false };
    const open = async () => {
      const next = await read();
      if (!visit.isOver) setOutcome(next);
    };
    void open();
    return () => {
      visit.isOver = true;
    };
  }, [read]);
  const load = async () => setOutcome(await read());
  /** Forgets the sheet: it is handed in. */
  const forget = () => browserStore.write(KEPT, null, 'session');
  /** Forgets it, because somebody else takes the telephone or tablet. */
  const leave = () => {
    forget();
    opening.current = null;
    setOutcome({ fault: '' });
    setCode('');
  };
  return { ...outcome, load, forget, leave };
}
