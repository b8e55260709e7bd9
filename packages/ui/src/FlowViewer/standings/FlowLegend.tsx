import { useLingui } from '@lingui/react/macro';
import { FlowStateMark } from './FlowStateMark.tsx';
import { legend } from '../FlowViewer.css.ts';
import type { FlowState } from '../flowStandings.ts';
import type { FlowWords } from './flowWords.ts';

const ORDER: readonly FlowState[] = ['active', 'claimable', 'done', 'returned', 'refused', 'passed'];

/** What icons and colours mean, of the states that are there. */
export function FlowLegend({ states, words }: { states: ReadonlySet<FlowState>; words: FlowWords }) {
  const { t } = useLingui();
  return (
    <ul className={legend} aria-label={t`图例`}>
      {ORDER.filter((state) => states.has(state)).map((state) => (
        <li key={state}>
          <FlowStateMark
            state={state}
            text={state === 'passed' ? t`已经过的连线` : words.stateOf({ state, count: 1 })}
          />
        </li>
      ))}
    </ul>
  );
}
