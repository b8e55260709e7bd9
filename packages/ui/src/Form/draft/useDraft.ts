import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './DraftStore.ts';
import { draftValues, knownDraft } from './draftValues.ts';
import type { FormField } from '../FormField.ts';
import type { FormValues } from '../FormValues.ts';

const PAUSE = 400;

/** What has become of the draft that a form began with, and what can be done with it. */
export interface Draft {
  state: 'none' | 'restored' | 'discarded';
  /** What is typed is stored; false without a store, or where it refuses. */
  isKept: boolean;
  /** Puts the record back in place of the draft, or the draft back in place of the record. */
  toggle: () => void;
  /** Forgets the draft, because these values have been sent. */
  done: (sent: FormValues) => void;
}

/**
 * The draft of a form: restored before the first paint, written after each pause in typing and when the page goes,
 * forgotten when sent.
 */
export function useDraft(
  { getValues, reset, subscribe }: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  start: FormValues,
  store: DraftStore | undefined,
): Draft {
  const base = useRef(start);
  const dropped = useRef(start);
  const [first] = useState(() => knownDraft(fields, start, store?.read() ?? null));
  const [state, setState] = useState<Draft['state']>(first === null ? 'none' : 'restored');
  const [isRefused, setRefused] = useState(false);
  const timer = useRef(0);
  const keep = useRef<() => void>(() => undefined);
  useEffect(() => {
    keep.current = () => {
      clearTimeout(timer.current);
      timer.current = 0;
      const draft = draftValues(fields, base.current, getValues());
      try {
        if (draft === null) store?.clear();
        else store?.write(draft);
        setRefused(false);
      } catch {
        setRefused(true);
      }
    };
  });
  useLayoutEffect(() => {
    if (first !== null) reset({ ...start, ...first }, { keepDefaultValues: true });
  }, [first, reset, start]);
  useEffect(() => {
    if (store === undefined) return undefined;
    const flush = () => {
      if (timer.current !== 0) keep.current();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => keep.current(), PAUSE);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, subscribe]);
  return {
    state,
    isKept: store !== undefined && !isRefused,
    toggle: () => {
      if (state === 'restored') dropped.current = { ...getValues() };
      reset(state === 'restored' ? base.current : dropped.current, { keepDefaultValues: true });
      setState(state === 'restored' ? 'discarded' : 'restored');
      keep.current();
    },
    done: (sent) => {
      clearTimeout(timer.current);
      timer.current = 0;
      base.current = sent;
      setState('none');
      store?.clear();
    },
  };
}
