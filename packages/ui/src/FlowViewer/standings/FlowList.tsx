import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { FlowPassages } from './FlowPassages.tsx';
import { FlowStateMark } from './FlowStateMark.tsx';
import * as css from '../FlowViewer.css.ts';
import type { FlowEntry } from '../flowStandings.ts';
import type { FlowWords } from './flowWords.ts';

interface FlowListProps {
  /** What it lists, for screen readers. */
  label: string;
  /** The nodes in order. */
  entries: readonly FlowEntry[];
  /** Whether there is a history, so that states are told. */
  hasStates: boolean;
  words: FlowWords;
  /** Id of the chosen node, '' for none. */
  current: string;
  /** Height as a CSS length; it scrolls. */
  height: string;
  /** Called with the id of a node that is chosen in it. */
  onChoose: (id: string) => void;
  /** Called with the id of a node on Enter and a click. */
  onOpen: (id: string) => void;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface EntryProps {
  entry: FlowEntry;
  hasState: boolean;
  words: FlowWords;
  isCurrent: boolean;
  isStop: boolean;
}

const Entry = memo(({ entry, hasState, words, isCurrent, isStop }: EntryProps) => {
  const { node, state, passages } = entry;
  const type = words.typeOf(node.type);
  return (
    <div role="option" data-id={node.id} tabIndex={isStop ? 0 : -1} aria-selected={isCurrent} className={css.entry}>
      {hasState && <FlowStateMark state={state} text={words.stateOf(entry)} />}
      {node.name === '' ? type : node.name}
      <FlowPassages type={node.name === '' ? '' : type} passages={passages} />
    </div>
  );
});

const optionIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** The nodes of a diagram as a list in order; one tab stop, arrows move, and what is chosen is shown in the diagram. */
export function FlowList({ label, entries, hasStates, words, current, height, onChoose, onOpen }: FlowListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = entries.some(({ node }) => node.id === current) ? current : (entries[0]?.node.id ?? '');
  useLayoutEffect(() => {
    const box = list.current;
    const chosen = optionIn(box, current);
    if (!box || !chosen) return;
    // Only the list scrolls: the page stays where the reader is.
    if (chosen.offsetTop < box.scrollTop) box.scrollTop = chosen.offsetTop;
    else if (chosen.offsetTop + chosen.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = chosen.offsetTop + chosen.offsetHeight - box.clientHeight;
  }, [current]);
  const idOf = (target: EventTarget) =>
    target instanceof Element ? (target.closest<HTMLElement>('[role=option]')?.dataset.id ?? '') : '';
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = idOf(event.target);
    const move = KEYS[event.key];
    if (move) {
      const next =
        entries[
          move(
            entries.findIndex(({ node }) => node.id === id),
            entries.length,
          )
        ]?.node.id ?? '';
      optionIn(list.current, next)?.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(id);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={css.list}
      style={{ blockSize: height }}
      onKeyDown={press}
      onFocus={({ target }) => idOf(target) !== '' && onChoose(idOf(target))}
      onClick={({ target }) => idOf(target) !== '' && onOpen(idOf(target))}
    >
      {stretches(entries).map((some) => (
        <div key={some[0]?.node.id} role="none" className={css.stretch}>
          {some.map((entry) => (
            <Entry
              key={entry.node.id}
              entry={entry}
              hasState={hasStates}
              words={words}
              isCurrent={entry.node.id === current}
              isStop={entry.node.id === stop}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** How many nodes are drawn together or not at all. */
const STRETCH = 16;

const stretches = (entries: readonly FlowEntry[]): FlowEntry[][] =>
  Array.from({ length: Math.ceil(entries.length / STRETCH) }, (_, place) =>
    entries.slice(place * STRETCH, (place + 1) * STRETCH),
  );
