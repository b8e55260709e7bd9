/** Words that stayed, came or went. */
export interface DifferencePart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longest texts, in parts, that are compared; longer ones are shown as one that went and one that came. */
const MOST = 1500;

/** The longest common subsequence of two lists, as a list of parts. */
function parts(before: readonly string[], after: readonly string[]): DifferencePart[] {
  const whole = (kind: DifferencePart['kind'], list: readonly string[]) => list.map((text) => ({ kind, text }));
  if (before.length > MOST || after.length > MOST) return [...whole('removed', before), ...whole('added', after)];
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const found: DifferencePart[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) {
      found.push({ kind: 'same', text: before[one] ?? '' });
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) {
      found.push({ kind: 'removed', text: before[one] ?? '' });
      one += 1;
    } else {
      found.push({ kind: 'added', text: after[other] ?? '' });
      other += 1;
    }
  }
  return [...found, ...whole('removed', before.slice(one)), ...whole('added', after.slice(other))];
}

/** Neighbours of one kind as one. */
const joined = (list: readonly DifferencePart[]): DifferencePart[] =>
  list.reduce<DifferencePart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.kind !== part.kind) return [...all, { ...part }];
    last.text += part.text;
    return all;
  }, []);

const wordsOf = (line: string): string[] => line.match(/[\p{Script=Latin}\p{Number}]+|\s+|./gu) ?? [];

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * How a text became another, line by line, and inside of lines that were changed word by word; equal lines have one
 * part.
 */
export function differenceOf(before: string, after: string): DifferencePart[][] {
  const found: DifferencePart[][] = [];
  const [gone, come]: [string[], string[]] = [[], []];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      found.push(joined(parts(wordsOf(gone[at] ?? ''), wordsOf(come[at] ?? ''))));
    gone.length = 0;
    come.length = 0;
  };
  for (const part of parts(lines(before), lines(after))) {
    if (part.kind === 'removed') gone.push(part.text);
    if (part.kind === 'added') come.push(part.text);
    if (part.kind !== 'same') continue;
    settle();
    found.push([part]);
  }
  settle();
  return found;
}
