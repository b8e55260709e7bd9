import { note } from '../FlowViewer.css.ts';
import type { FlowMark } from '../flowStandings.ts';

/** The kind of a node and who did what when at it, a line each time it was reached. */
export function FlowPassages({ type, passages }: { type: string; passages: readonly FlowMark[] }) {
  const lines = passages
    .map(({ who, time, opinion }) => [who, time, opinion].filter(Boolean).join(' '))
    .map((line, place) => (passages.length > 1 && line !== '' ? `${place + 1}. ${line}` : line));
  return <span className={note}>{[type, ...lines].filter(Boolean).join('\n')}</span>;
}
