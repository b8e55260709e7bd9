import type { AnswerSheet } from '@lattice/api/psychology/answerCalls';
import { useRef, useState } from 'react';
import { errorText } from '../../base/errorText.ts';

/** How far the answers of a sheet are kept by the server. */
export interface Saving {
  state: 'saved' | 'saving' | 'failed';
  message: string;
}

/** Sends the answer to a question. */
export type KeepAnswer = (scaleDetailId: string, value: string) => Promise<unknown>;

/**
 * The answers of a sheet by the id of the question; each is sent at once, one after the other, and what failed is sent
 * again with the next one or by `retry`.
 */
export function useAnswers(sheet: AnswerSheet, keep: KeepAnswer) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      sheet.questions.flatMap(({ id, itemNo }) => {
        const answer = sheet.answers[String(itemNo)];
        return answer === undefined ? [] : [[id, answer] as const];
      }),
    ),
  );
  const [saving, setSaving] = useState<Saving>({ state: 'saved', message: '' });
  const waiting = useRef(new Map<string, string>());
  const running = useRef<Promise<boolean> | null>(null);
  const send = async (): Promise<boolean> => {
    setSaving({ state: 'saving', message: '' });
    try {
      for (let next = [...waiting.current][0]; next !== undefined; next = [...waiting.current][0]) {
        const [scaleDetailId, value] = next;
        await keep(scaleDetailId, value);
        if (waiting.current.get(scaleDetailId) === value) waiting.current.delete(scaleDetailId);
      }
      setSaving({ state: 'saved', message: '' });
      return true;
    } catch (error) {
      setSaving({ state: 'failed', message: errorText(error) });
      return false;
    } finally {
      running.current = null;
    }
  };
  const settle = async (): Promise<boolean> => {
    running.current ??= send();
    return running.current;
  };
  const answer = (id: string, value: string) => {
    setGiven((known) => ({ ...known, [id]: value }));
    if (value === '') return;
    waiting.current.set(id, value);
    void settle();
  };
  /** Sends what is not kept yet; false where that failed. */
  const flush = async (): Promise<boolean> => (waiting.current.size === 0 ? true : settle());
  return { given, saving, answer, flush };
}
