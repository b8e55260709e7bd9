import type { Act, Samples } from './measure.ts';

const limits: { act: Act; against: 'innerHTML' | 'peer'; most: number }[] = [
  { act: 'flip', against: 'innerHTML', most: 0.8 },
  { act: 'flip', against: 'peer', most: 0.25 },
  { act: 'sort', against: 'innerHTML', most: 0.8 },
  { act: 'search', against: 'innerHTML', most: 0.8 },
  { act: 'selectAll', against: 'innerHTML', most: 0.4 },
];

/** Prints medians and ratios; says whether every limit is kept. */
export function report(samples: ReadonlyMap<string, readonly Samples[]>): boolean {
  const of = (name: string, act: Act): number => median((samples.get(name) ?? []).flatMap((run) => run[act]));
  console.table(
    Object.fromEntries(
      [...samples].map(([name, [first]]) => [
        name,
        {
          'flip, ms': round(of(name, 'flip')),
          'sort, ms': round(of(name, 'sort')),
          'search, ms': round(of(name, 'search')),
          'select all, ms': round(of(name, 'selectAll')),
          'nodes a row': first?.nodes,
          'JS, kB gzip': round(first?.kilobytes ?? 0),
        },
      ]),
    ),
  );
  const peers = [...samples.keys()].filter((name) => name !== 'innerHTML' && name !== 'Lattice');
  return limits
    .map(({ act, against, most }) => {
      const other = against === 'innerHTML' ? of('innerHTML', act) : Math.min(...peers.map((name) => of(name, act)));
      const ratio = of('Lattice', act) / other;
      const isKept = ratio <= most;
      console.log(`${isKept ? 'ok  ' : 'FAIL'} ${act} is ${ratio.toFixed(2)}× ${against === 'peer' ? 'the better peer' : against}, at most ${most}×`);
      return isKept;
    })
    .every(Boolean);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
