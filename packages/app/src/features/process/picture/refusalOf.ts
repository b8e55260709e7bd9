import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';

/**
 * What came of a step that was not agreed to: the process went back to a former step, it ended as rejected, or neither,
 * as with one voice among several.
 */
export type Refusal = 'returned' | 'refused' | 'disagreed';

type Line = Pick<BladeFlow, 'historyActivityId' | 'createTime' | 'endTime' | 'processIsFinished'>;

/** Reads what came of the step at a place of a history, oldest line first, which was not agreed to. */
export function refusalOf(lines: readonly Line[], at: number): Refusal {
  const line = lines[at];
  if (line === undefined) return 'disagreed';
  const isSame = (other: Line) => other.historyActivityId === line.historyActivityId;
  const before = new Set(
    lines
      .slice(0, at)
      .filter((other) => !isSame(other))
      .map(({ historyActivityId }) => historyActivityId),
  );
  if (
    lines
      .slice(at + 1)
      .some(({ historyActivityId, createTime }) => createTime >= line.endTime && before.has(historyActivityId))
  )
    return 'returned';
  const isVoice = lines.some((other) => other !== line && isSame(other) && other.createTime === line.createTime);
  return line.processIsFinished === 'finished' && !isVoice ? 'refused' : 'disagreed';
}
