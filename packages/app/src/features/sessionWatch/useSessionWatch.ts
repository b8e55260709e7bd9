import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStore } from '../../base/browserStore.ts';
import { gate, renewGate } from '../../session/gate.ts';
import { forceOut } from '../../session/forceOut.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { transport } from '../../session/transport.ts';
import { lastActivity, noteActivity, watchActivity } from './activity.ts';
import { lockScreen } from '../lock/screenLock.ts';
import { IDLE_LOCK, idleMinutes } from '../lock/idleLock.ts';
import { secondsLeft, sessionStep } from './sessionStep.ts';

/** Milliseconds between two looks at the clock (specification, section 9), and while the end is near. */
const LOOK = 10_000;
const CLOSE_LOOK = 1000;
/** Milliseconds between two questions what the town asks of unattended screens. */
const RENEWAL = 120_000;

/** Ends the session without asking, because nobody was active. */
async function end(): Promise<void> {
  const leaving = transport.logout().catch(() => null);
  forceOut();
  await leaving;
}

/**
 * Watches the clock of the session: seconds left while the end is near (null before), and what the person may do about
 * it.
 */
export function useSessionWatch(): { left: number | null; stay: () => void; leave: () => void } {
  const [left, setLeft] = useState<number | null>(null);
  const stored = useRef({ access: '', at: 0 });
  const look = useCallback(() => {
    const tokens = transport.session.tokens;
    if (tokens === null || session.phase !== 'in') return;
    if (tokens.access !== stored.current.access) stored.current = { access: tokens.access, at: Date.now() };
    const clock = { now: Date.now(), stored: stored.current.at, active: lastActivity(), lasts: tokens.expiresIn };
    const step = sessionStep(clock);
    const idleLock = idleMinutes(browserStore.read(IDLE_LOCK), gate.ways?.idleMinutes) * 60_000;
    setLeft(step === 'warn' ? secondsLeft(clock) : null);
    if (step === 'end') void end();
    else if (idleLock > 0 && clock.now - clock.active >= idleLock) void lockScreen({ idle: true }).catch(() => null);
    else if (step === 'refresh') void transport.session.refresh(tokens.access).catch(() => null);
  }, []);
  useEffect(() => {
    const stop = watchActivity();
    const renewal = setInterval(() => void renewGate(), RENEWAL);
    look();
    return () => {
      stop();
      clearInterval(renewal);
    };
  }, [look]);
  const every = left === null ? LOOK : CLOSE_LOOK;
  useEffect(() => {
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [look, every]);
  const stay = () => {
    noteActivity();
    setLeft(null);
    void transport.session.refresh(stored.current.access).catch(() => null);
  };
  return { left, stay, leave: () => void signOut() };
}
