/** How a score of a month is judged. */
export interface ScoreRule {
  /** Its share of the total, in percent. */
  weight: number;
  /** What is counted, as the reports name it, and how much of it is 100 points; none where it is no count. */
  counts?: string;
  full?: number;
  /** What takes points away, and how many for each. */
  less?: { counts: string; points: number };
}

/** Numbers by name; what is missing counts as none. */
export type Figures = Readonly<Record<string, unknown>>;

/** The scores of a monthly assessment; their shares add up to 100 %. */
export const scoreRules = {
  baseScore: { weight: 10 },
  workScore: { weight: 10, counts: 'workCount', full: 4 },
  visitScore: { weight: 20, counts: 'visitCount', full: 8 },
  patrolScore: { weight: 20, counts: 'patrolCount', full: 4 },
  eventScore: { weight: 20, counts: 'reportCount', full: 2, less: { counts: 'overdueCount', points: 10 } },
  dataScore: { weight: 10, counts: 'collectCount', full: 1 },
  attendanceScore: { weight: 10 },
} as const satisfies Readonly<Record<string, ScoreRule>>;

/** Name of a score of a monthly assessment. */
export type ScoreName = keyof typeof scoreRules;

/** The shares of the scores by their names, in percent. */
export const scoreWeights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(scoreRules).map(([name, { weight }]) => [name, weight]),
);

/** Points that attendance loses for each; a day of absence is two missed punches as well. */
export const attendanceFaults = { lateCount: 2, earlyCount: 2, missPunchCount: 1, absentDays: 8 } as const;

/** The least total of each grade, the best first, by its key of `assess_grade`. */
export const grades = [
  { key: '1', least: 90 },
  { key: '2', least: 80 },
  { key: '3', least: 60 },
  { key: '4', least: 0 },
] as const;

const FULL = 100;
const numberOf = (figures: Figures, name: string): number => Number(figures[name] ?? 0);
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The score of what was counted in a month, 0 to 100 with one decimal. */
export function scoreOf({ counts, full = 1, less }: ScoreRule, figures: Figures): number {
  const reached = counts === undefined ? FULL : Math.min(FULL, (FULL * numberOf(figures, counts)) / full);
  const lost = less === undefined ? 0 : less.points * numberOf(figures, less.counts);
  return tenth(Math.max(0, reached - lost));
}

/** The score of a month of attendance: 100 points without any fault, and never less than none. */
export const attendanceScoreOf = (figures: Figures): number =>
  tenth(
    Math.max(
      0,
      FULL -
        Object.entries(attendanceFaults).reduce((lost, [name, points]) => lost + points * numberOf(figures, name), 0),
    ),
  );
