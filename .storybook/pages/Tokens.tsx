import { contrast, type Hex } from '@lattice/ui/theme/contrast';
import { highPairs, pairs } from '@lattice/ui/theme/pairs';
import { paletteOf } from '@lattice/ui/theme/paletteOf';
import * as css from './pages.css.ts';
import { themeFiles } from './themeFiles.ts';

export interface TokensProps {
  /** Which colours are measured. */
  level: 'normal' | 'high';
}

/** Each declared pair of roles with its measured ratio in each theme; the pair is drawn as it looks. */
export function Tokens({ level }: TokensProps) {
  const columns = themeFiles.map(({ theme, tokens }) => ({ ...theme, palette: paletteOf(tokens[level]) }));
  return (
    <table className={css.table} aria-label="对比度">
      <thead>
        <tr>
          <th scope="col">前景</th>
          <th scope="col">背景</th>
          <th scope="col">至少</th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(level === 'high' ? highPairs : pairs).map(([foreground, background, minimum]) => (
          <tr key={`${foreground} ${background}`}>
            <th scope="row">{foreground}</th>
            <td>{background}</td>
            <td>{minimum}</td>
            {columns.map(({ name, palette }) => {
              const [front, back] = [palette[foreground], palette[background]] as [Hex, Hex];
              const ratio = contrast(front, back);
              return (
                <td key={name} data-failing={ratio < minimum || undefined}>
                  <span className={css.chip} style={{ color: front, background: back }} aria-hidden>
                    文
                  </span>
                  {(Math.floor(ratio * 10) / 10).toFixed(1)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
