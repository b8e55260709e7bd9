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

/** What a town may set of the monthly assessment, by the end of the parameter's key, with what holds by default. */
export const kpiStandards = {
  'baseScore.weight': 10,
  'workScore.weight': 10,
  'workScore.full': 4,
  'visitScore.weight': 20,
  'visitScore.full': 8,
  'patrolScore.weight': 20,
  'patrolScore.full': 4,
  'eventScore.weight': 20,
  'eventScore.full': 2,
  'eventScore.less': 10,
  'dataScore.weight': 10,
  'dataScore.full': 1,
  'attendanceScore.weight': 10,
  'attendance.lateCount': 2,
  'attendance.earlyCount': 2,
  'attendance.missPunchCount': 1,
  /** A day of absence is two missed punches as well. */
  'attendance.absentDays': 8,
} as const;

/** Name of a setting of the monthly assessment. */
export type KpiSetting = keyof typeof kpiStandards;
/** The settings by which a month is judged. */
export type KpiSettings = Readonly<Record<KpiSetting, number>>;

/** The key of the parameter of a setting. */
export const kpiKey = (setting: string): string => `kpi.${setting}`;

const rules = (of: KpiSettings) =>
  ({
    baseScore: { weight: of['baseScore.weight'] },
    workScore: { weight: of['workScore.weight'], counts: 'workCount', full: of['workScore.full'] },
    visitScore: { weight: of['visitScore.weight'], counts: 'visitCount', full: of['visitScore.full'] },
    patrolScore: { weight: of['patrolScore.weight'], counts: 'patrolCount', full: of['patrolScore.full'] },
    eventScore: {
      weight: of['eventScore.weight'],
      counts: 'reportCount',
      full: of['eventScore.full'],
      less: { counts: 'overdueCount', points: of['eventScore.less'] },
    },
    dataScore: { weight: of['dataScore.weight'], counts: 'collectCount', full: of['dataScore.full'] },
    attendanceScore: { weight: of['attendanceScore.weight'] },
  }) as const satisfies Readonly<Record<string, ScoreRule>>;

/** Name of a score of a monthly assessment. */
export type ScoreName = keyof ReturnType<typeof rules>;

/** The scores of a monthly assessment by the settings of a town; their shares add up to 100 %, whatever it set. */
export function scoreRules(settings: KpiSettings): Readonly<Record<ScoreName, ScoreRule>> {
  const own: Readonly<Record<ScoreName, ScoreRule>> = rules(settings);
  const sum = Object.values(own).reduce((total, { weight }) => total + weight, 0);
  const share = (weight: number) => (sum === 0 ? 0 : Math.round((1e6 * weight) / sum) / 1e4);
  return Object.fromEntries(
    Object.entries(own).map(([name, rule]) => [name, { ...rule, weight: share(rule.weight) }]),
  ) as Record<ScoreName, ScoreRule>;
}

/** The names of the scores, in order. */
export const scoreNames = Object.keys(rules(kpiStandards)) as readonly ScoreName[];

/** The shares of the scores by their names, in percent. */
export const scoreWeights = (settings: KpiSettings): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(scoreRules(settings)).map(([name, { weight }]) => [name, weight]));

/** What a month of attendance may lack; each takes away the points of its setting. */
const attendanceFaults = ['lateCount', 'earlyCount', 'missPunchCount', 'absentDays'] as const;

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
export const attendanceScoreOf = (figures: Figures, settings: KpiSettings): number =>
  tenth(
    Math.max(
      0,
      FULL -
        attendanceFaults.reduce((lost, name) => lost + settings[`attendance.${name}`] * numberOf(figures, name), 0),
    ),
  );
