import type { Act } from './Act.ts';
import { contenders, limits } from './contenders.ts';
import type { Samples } from './measure.ts';

/** Prints medians, then each ratio with its limit as a table; says whether every limit is kept. */
export function report(samples: ReadonlyMap<string, readonly Samples[]>): boolean {
  const of = (name: string, act: Act): number => median((samples.get(name) ?? []).flatMap((run) => run[act]));
  const peers = [...samples.keys()].filter((name) => contenders[name]?.role === 'peer');
  const best = (act: Act): string => peers.toSorted((a, b) => of(a, act) - of(b, act))[0] ?? '';
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
  const ratios = limits.map(({ act, own, against, most }) => {
    const other = against === 'the best peer' ? best(act) : against;
    const ratio = of(own, act) / of(other, act);
    return {
      act,
      own,
      against: other === against ? other : `${against}, ${other}`,
      ratio: Math.round(ratio * 1000) / 1000,
      most,
      kept: ratio <= most ? 'ok' : 'FAIL',
    };
  });
  console.table(ratios);
  return ratios.every(({ kept }) => kept === 'ok');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
