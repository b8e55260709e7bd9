/** An answered question of a scale. */
export interface Answer {
  itemNo: number;
  /** Score of the chosen option. */
  optionScore: number;
  /** 1 counts from the other end. */
  isReverse: number;
  weight: number;
}

/** How the score of a factor is found. */
export interface Factor {
  /** Numbers and spans of questions: `1,3,5-9`. */
  itemNos: string;
  /**
   * Key of the dictionary `factor_score_mode`: 1 sum, 2 mean, 3 positive items, 4 mean of positive items, 5 sum times
   * the coefficient.
   */
  scoreMode: string;
  coefficient: number;
  /** Key of the dictionary `round_mode`: 1 whole part, 2 nearest whole, 3 decimals. */
  roundMode: string;
  decimals: number;
  /** Least score of an item that counts as positive. */
  countThreshold: number;
}

/** Question numbers out of a text of numbers and spans. */
export function itemsOf(text: string): number[] {
  const found = text.split(/[,，、\s]+/).flatMap((part) => {
    const [, from, to] = /^(\d{1,4})(?:[-–~](\d{1,4}))?$/.exec(part) ?? [];
    if (from === undefined) return [];
    const last = Number(to ?? from);
    return Array.from({ length: Math.max(0, last - Number(from) + 1) }, (_, i) => Number(from) + i);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Score of one answer: turned round where the question is, times its weight. */
export const itemScore = (
  { optionScore, isReverse, weight }: Answer,
  { min, max }: { min: number; max: number },
): number => (isReverse === 1 ? min + max - optionScore : optionScore) * weight;

function round(value: number, { roundMode, decimals }: Factor): number {
  if (roundMode === '1') return Math.trunc(value + 1e-9);
  if (roundMode === '2') return Math.floor(value + 0.5 + 1e-9);
  return Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;
}

/** Raw and final score of a factor. */
export function scoreFactor(
  factor: Factor,
  answers: readonly Answer[],
  range: { min: number; max: number },
): { rawScore: number; factorScore: number } {
  const wanted = new Set(itemsOf(factor.itemNos));
  const scores = answers.filter((answer) => wanted.has(answer.itemNo)).map((answer) => itemScore(answer, range));
  const sum = (list: readonly number[]) => list.reduce((total, score) => total + score, 0);
  const positive = scores.filter((score) => score >= factor.countThreshold);
  const rawScore = sum(scores);
  const values: Readonly<Record<string, number>> = {
    '1': rawScore,
    '2': wanted.size === 0 ? 0 : rawScore / wanted.size,
    '3': positive.length,
    '4': positive.length === 0 ? 0 : sum(positive) / positive.length,
    '5': rawScore * factor.coefficient,
  };
  return { rawScore, factorScore: round(values[factor.scoreMode] ?? rawScore, factor) };
}

/** A range of scores: its least score belongs to it, its greatest only where no range follows. */
export interface Range {
  id: string;
  minScore: number;
  maxScore: number;
  resultLevel: string;
  resultText: string;
  adviceText: string;
  isWarn: number;
}

/** The range that holds a score; undefined where none does. */
export function rangeOf(ranges: readonly Range[], score: number): Range | undefined {
  const sorted = [...ranges].sort((a, b) => a.minScore - b.minScore);
  return sorted.find(
    (range, i) =>
      score >= range.minScore && (score < range.maxScore || (i === sorted.length - 1 && score === range.maxScore)),
  );
}
