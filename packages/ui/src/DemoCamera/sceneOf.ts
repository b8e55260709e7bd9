/** A house of the scene: where it begins and how wide and high it is, in degrees. */
export interface Block {
  from: number;
  width: number;
  height: number;
  tone: number;
}

/** Somebody or something that goes round, in degrees a second. */
export interface Mover {
  start: number;
  speed: number;
  tone: number;
}

/** What stands around a demo camera and what moves before it. */
export interface DemoScene {
  blocks: readonly Block[];
  trees: readonly number[];
  cars: readonly Mover[];
  walkers: readonly Mover[];
}

/** Numbers from 0 to 1 that are the same for the same words. */
function numbersOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** The surroundings of a demo camera: always the same for the same seed, other ones for another. */
export function sceneOf(seed: string): DemoScene {
  const next = numbersOf(seed);
  const blocks: Block[] = [];
  for (let from = next() * 6; from < 352;) {
    const width = 7 + next() * 13;
    blocks.push({ from, width, height: 4 + next() * 12, tone: Math.floor(next() * 8) });
    from += width + (next() < 0.3 ? 4 + next() * 8 : 0.6);
  }
  const movers = (count: number, slow: number, fast: number): Mover[] =>
    Array.from({ length: count }, () => ({
      start: next() * 360,
      speed: (slow + next() * (fast - slow)) * (next() < 0.5 ? -1 : 1),
      tone: Math.floor(next() * 8),
    }));
  return {
    blocks,
    trees: Array.from({ length: 26 }, () => next() * 360),
    cars: movers(14, 5, 11),
    walkers: movers(18, 0.7, 1.8),
  };
}
