import { vars } from '../../theme/vars.css.ts';
import type { LayerLook } from '../layers/MapLayer.ts';
import type { Sign } from '../tiles/TileTask.ts';
import { sign as signStyle } from './Legend.css.ts';

const colors: Readonly<Record<string, string>> = vars.color;

const forms: Readonly<Record<Sign['form'], string>> = {
  circle: 'M2 9a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  square: 'M3 3h12v12H3z',
  diamond: 'M9 1l8 8l-8 8l-8-8z',
  triangle: 'M9 2l8 14H1z',
};

/** A sign of the map as a small picture; decoration beside its name. */
export function SignPicture({ sign, look }: { sign: Sign; look: LayerLook }) {
  const fill = colors[sign.role];
  return (
    <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden className={signStyle}>
      {look === 'lines' && (
        <path
          d="M1 14L7 5l4 6l6-8"
          fill="none"
          stroke={fill}
          strokeWidth="3"
          strokeDasharray={sign.isDashed === true ? '3 3' : undefined}
        />
      )}
      {look === 'shapes' && <path d="M2 3h14v12H2z" fill={fill} fillOpacity="0.2" stroke={fill} strokeWidth="2" />}
      {look === 'heat' &&
        [vars.color.heat2, vars.color.heat3, vars.color.heat5].map((color, at) => (
          <rect key={color} x={at * 6} y="4" width="6" height="10" fill={color} />
        ))}
      {look === 'points' && <path d={forms[sign.form]} fill={fill} />}
      {look === 'points' && sign.glyph !== undefined && (
        <text
          x="9"
          y="13"
          textAnchor="middle"
          fontSize={sign.glyph.length > 1 ? 7 : 10}
          fontWeight="600"
          fill={colors[sign.onRole]}
        >
          {sign.glyph}
        </text>
      )}
      {look === 'points' && sign.path !== undefined && (
        <path
          d={sign.path}
          transform="translate(4 4) scale(0.42)"
          fill="none"
          stroke={colors[sign.onRole]}
          strokeWidth="3"
        />
      )}
    </svg>
  );
}
