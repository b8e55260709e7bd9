import { picture } from './ErrorPage.css.ts';

interface ErrorPictureProps {
  /** Number of the error. */
  code: string;
}

const columns = [0, 1, 2, 3, 4, 5, 6];
const rows = [0, 1, 2];
const x = (column: number) => 20 + column * 40;
const y = (row: number) => 20 + row * 40;

/** A lattice with a gap in its middle, where the number stands. */
export function ErrorPicture({ code }: ErrorPictureProps) {
  return (
    <svg viewBox="0 0 280 120" className={picture} aria-hidden="true" fill="none" stroke="currentColor">
      <g opacity="0.28">
        {rows.map((row) => (
          <path key={row} d={row === 1 ? `M20 ${y(row)}H60M220 ${y(row)}H260` : `M20 ${y(row)}H260`} />
        ))}
        {columns.map((column) => (
          <path
            key={column}
            d={column > 1 && column < 5 ? `M${x(column)} 20v4M${x(column)} 96v4` : `M${x(column)} 20V100`}
          />
        ))}
        {rows.flatMap((row) =>
          columns.map((column) =>
            row === 1 && column > 1 && column < 5 ? null : (
              <circle key={`${row} ${column}`} cx={x(column)} cy={y(row)} r="3.5" fill="currentColor" stroke="none" />
            ),
          ),
        )}
      </g>
      <text x="140" y="79" textAnchor="middle" fontSize="54" fontWeight="700" fill="currentColor" stroke="none">
        {code}
      </text>
    </svg>
  );
}
