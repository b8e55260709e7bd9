import { useLingui } from '@lingui/react/macro';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as overlay from '../Field/overlay.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as css from './LookUp.css.ts';

/** A record that was found. */
export interface LookUpHit {
  /** Key of the record; with those of several kinds, unique among all. */
  id: string;
  /** What it is called. */
  title: string;
  /** What tells it apart, muted below its name. */
  facts?: string;
  /** What kind of record it is, or what choosing it does. */
  mark?: string;
}

/** What a search found; one hit that `isSure` is chosen at once, such as that of a whole number. */
export interface LookUpAnswer<Hit extends LookUpHit = LookUpHit> {
  hits: readonly Hit[];
  isSure?: boolean;
}

export interface LookUpProps<Hit extends LookUpHit = LookUpHit> {
  /** Name of the box, always visible. */
  label: string;
  /** What may be typed, shown below. */
  description?: string;
  /** Example of what to type; never a stand-in for the label. */
  placeholder?: string;
  /** Finds records by words, asked for by Enter; rejects with a sentence. */
  find: (words: string) => Promise<LookUpAnswer<Hit>>;
  /** Called with the record that was found; the box is emptied. */
  onChoose: (hit: Hit, words: string) => void;
  /** Takes focus on mount; default false. */
  autoFocus?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

type State =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'none'; words: string }
  | { kind: 'failed'; reason: string };

/**
 * A box that looks a record up by words: Enter asks, arrows walk what was found, Enter takes it, Escape goes back to
 * the words.
 */
export function LookUp<Hit extends LookUpHit>({
  label,
  description,
  placeholder,
  find,
  onChoose,
  autoFocus = false,
  ref,
}: LookUpProps<Hit>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const requested = useRef('');
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const choose = (hit: Hit) => {
    setHits([]);
    setWords('');
    setState({ kind: 'idle' });
    onChoose(hit, requested.current);
  };
  const ask = (text: string) => {
    const said = text.trim();
    requested.current = said;
    setHits([]);
    if (said === '') {
      setState({ kind: 'idle' });
      return;
    }
    setState({ kind: 'asking' });
    const isNewest = () => requested.current === said;
    find(said).then(
      ({ hits: found, isSure = false }) => {
        const [only] = found;
        if (!isNewest()) return;
        setState(only === undefined ? { kind: 'none', words: said } : { kind: 'idle' });
        if (isSure && only !== undefined && found.length === 1) choose(only);
        else setHits(found);
      },
      (reason: unknown) => {
        if (isNewest()) setState({ kind: 'failed', reason: reason instanceof Error ? reason.message : String(reason) });
      },
    );
  };
  const noteOf = (): string | undefined => {
    if (state.kind === 'asking') return t`正在查找…`;
    if (state.kind === 'failed') return state.reason;
    if (state.kind === 'idle') return description;
    const { words: sought } = state;
    return t`没有找到“${sought}”，请核对后再试`;
  };
  return (
    <div ref={frame} className={css.root}>
      <SearchField
        ref={input}
        label={label}
        value={words}
        onChange={(text) => {
          setWords(text);
          if (state.kind !== 'idle') setState({ kind: 'idle' });
        }}
        onSearch={ask}
        {...(placeholder !== undefined && { placeholder })}
        autoFocus={autoFocus}
        isCompact
      />
      <div role="status" className={state.kind === 'failed' ? css.failed : css.note}>
        {noteOf()}
      </div>
      <Popover
        triggerRef={frame}
        isOpen={hits.length > 0}
        onOpenChange={(isOpen) => {
          if (!isOpen) setHits([]);
        }}
        placement="bottom start"
        offset={-20}
        className={`${overlay.popover} ${css.popover}`}
      >
        <ListBox
          aria-label={t`查找结果，共 ${hits.length} 条`}
          className={overlay.list}
          items={hits}
          autoFocus="first"
          onAction={(key) => {
            const hit = hits.find(({ id }) => id === key);
            if (hit !== undefined) choose(hit);
          }}
        >
          {(hit: Hit) => (
            <ListBoxItem id={hit.id} textValue={hit.title} className={overlay.option}>
              <span className={css.hit}>
                <span className={css.title}>{hit.title}</span>
                {hit.facts !== undefined && <span className={css.facts}>{hit.facts}</span>}
              </span>
              {hit.mark !== undefined && <span className={css.mark}>{hit.mark}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </div>
  );
}
