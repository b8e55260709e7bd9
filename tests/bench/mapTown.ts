/** A house as a ring of positions, or a person as one. */
export interface TownThing {
  id: string;
  kind: string;
  ring: [number, number][];
}

/** The same numbers in every run, from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const ACROSS = 160;
const cornerOf = (house: number): [number, number] => [
  113.5 + (house % ACROSS) * 0.0011,
  34.6 + Math.floor(house / ACROSS) * 0.0009,
];

/** Twenty thousand L-shaped houses in streets. */
export function houses(count = 20_000): TownThing[] {
  const next = numbers(3);
  return Array.from({ length: count }, (_, at) => {
    const [lng, lat] = cornerOf(at);
    const [wide, high] = [0.0005 + next() * 0.0003, 0.0004 + next() * 0.0002];
    return {
      id: `h${at}`,
      kind: at % 5 === 0 ? 'public' : 'home',
      ring: [
        [lng, lat],
        [lng + wide, lat],
        [lng + wide, lat + high / 2],
        [lng + wide / 2, lat + high / 2],
        [lng + wide / 2, lat + high],
        [lng, lat + high],
        [lng, lat],
      ],
    };
  });
}

/** A hundred thousand people in them. */
export function people(count = 100_000): TownThing[] {
  const next = numbers(5);
  return Array.from({ length: count }, (_, at) => {
    const [lng, lat] = cornerOf(at % 20_000);
    return {
      id: `p${at}`,
      kind: at % 50 === 0 ? 'key' : 'plain',
      ring: [[lng + next() * 0.0006, lat + next() * 0.0005]],
    };
  });
}

/** The middle of the town. */
export const MIDDLE: [number, number] = [113.588, 34.656];
