import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isComposing } from '../Field/isComposing.ts';
import { mentionedIn, typedMention, withMention } from './mention.ts';

/** Somebody who can be named. */
export interface Mentionable {
  id: string;
  name: string;
  /** What tells people of one name apart, such as the department. */
  detail?: string;
}

/** How many people are proposed. */
const SHOWN = 8;

/** Proposes people while a name is typed after `@`, and knows whom the text names. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
  find: (words: string) => Promise<readonly Mentionable[]>,
) {
  const known = useRef(new Map<string, string>());
  const [words, setWords] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (words === null) return undefined;
    let isCurrent = true;
    find(words).then(
      (people) => {
        if (!isCurrent) return;
        setFound(people.slice(0, SHOWN));
        setAt(0);
      },
      () => isCurrent && setFound([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [words, find]);
  const shown = words === null ? [] : found;
  const note = (next: string) => {
    setText(next);
    setWords(typedMention(next, area.current?.selectionStart ?? next.length)?.words ?? null);
  };
  const choose = ({ id, name }: Mentionable) => {
    const input = area.current;
    const caret = input?.selectionStart ?? text.length;
    const typed = typedMention(text, caret);
    setWords(null);
    if (typed === null) return;
    const next = withMention(text, caret, typed, name);
    known.current.set(name, id);
    setText(next.text);
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || isComposing(event.nativeEvent)) return false;
    const chosen = shown[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt((at + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape') setWords(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    shown,
    at,
    note,
    choose,
    onKeyDown,
    close: () => setWords(null),
    mentioned: () => mentionedIn(text, known.current),
  };
}
