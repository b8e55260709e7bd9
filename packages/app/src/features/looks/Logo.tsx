import { vars } from '@lattice/ui/theme/vars.css';

interface LogoProps {
  /** Edge in pixels; default 32. */
  size?: number;
}

const nodes = [
  [16, 7],
  [24, 11.5],
  [24, 20.5],
  [16, 25],
  [8, 20.5],
  [8, 11.5],
  [16, 16],
] as const;

/** The mark of the platform: a cell of the grid and what ties it together. Drawn in the accent colour. */
export function Logo({ size = 32 }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" style={{ fill: vars.color.accentMark }} />
      <g style={{ fill: vars.color.surface, stroke: vars.color.surface }}>
        <path
          d="M8 11.5 16 7l8 4.5v9L16 25l-8-4.5zM8 11.5l8 4.5m0 0 8-4.5M16 16v9"
          fill="none"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        {nodes.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.2" stroke="none" />
        ))}
      </g>
    </svg>
  );
}
