import { note } from './FlowViewer.css.ts';
import type { FlowMark } from './flowStandings.ts';

/** The kind of a node and who did what when at it, a line each time it was reached. */
export function FlowPassages({ type, passages }: { type: string; passages: readonly FlowMark[] }) {
  const lines = passages.map(({ who, time, opinion }, place) => [passages.length > 1 ? `${place + 1}.` : '', who, time, opinion].filter(Boolean).join(' '));
  return <span className={note}>{[type, ...lines].filter(Boolean).join('\n')}</span>;
}
