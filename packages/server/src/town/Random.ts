/** A number from text: FNV-1a, 32 bits. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

/** A source of chance that gives the same for the same name (mulberry32). */
export class Random {
  private state: number;

  constructor(name: string) {
    this.state = hash(name);
  }

  /** A number from 0 to just below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between two, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A number between two with some decimals. */
  decimal(min: number, max: number, decimals = 1): number {
    return Number((min + this.next() * (max - min)).toFixed(decimals));
  }

  /** True in one case of so many hundredths. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** One item of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  /** One value, each as often as its weight says. */
  weighted<T>(weights: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weights) if ((left -= weight) < 0) return value;
    return (weights[0] as readonly [T, number])[0];
  }

  /** Several items, none twice, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set<number>();
    const wanted = Math.min(count, list.length);
    while (chosen.size < wanted) chosen.add(this.int(0, list.length - 1));
    return [...chosen].sort((a, b) => a - b).map((at) => list[at] as T);
  }
}
