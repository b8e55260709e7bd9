import { picture } from './LoginPanel.css.ts';

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const lit = new Set(['1 2', '3 1', '4 4', '6 3', '2 6', '5 7', '7 6']);
const at = (column: number, row: number) => ({ cx: 20 + column * 40 + (row % 2) * 20, cy: 20 + row * 36 });

/** The pattern behind the name of the platform: a triangular lattice with a few lit nodes. */
export function LatticePicture() {
  return (
    <svg className={picture} viewBox="0 0 360 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1" opacity="0.35">
        {steps.flatMap((row) =>
          steps.map((column) => {
            const { cx, cy } = at(column, row);
            return (
              <path key={`${row} ${column}`} d={`M${cx} ${cy}h40M${cx} ${cy}l20 36M${cx} ${cy}l-20 36`} fill="none" />
            );
          }),
        )}
      </g>
      {steps.flatMap((row) =>
        steps.map((column) => {
          const isLit = lit.has(`${row} ${column}`);
          return (
            <circle
              key={`${row} ${column}`}
              {...at(column, row)}
              r={isLit ? 6 : 2.5}
              fill="currentColor"
              opacity={isLit ? 0.9 : 0.5}
            />
          );
        }),
      )}
    </svg>
  );
}
