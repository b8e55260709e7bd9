import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Hex } from '../theme/contrast.ts';
import { AccentChoice } from './AccentChoice.tsx';
import { MiniTheme } from './MiniTheme.tsx';
import { RowChoice } from './RowChoice.tsx';
import * as css from './ThemePicker.css.ts';

/** What a person may choose about looks; each is the attribute `data-…` of `<html>`. */
export interface Looks {
  theme: string;
  density: 'compact' | 'normal' | 'roomy';
  text: 'normal' | 'large' | 'elder';
  contrast: 'normal' | 'high';
  /** Whether the fills of charts bear lines and dots beside their colours; default `plain`. */
  charts?: 'plain' | 'hatched';
}

export interface ThemePickerProps {
  /** The themes to choose from, in order, with their names in the user's language. */
  themes: readonly { name: string; label: string }[];
  /** What is chosen; without `charts` no choice of it is offered. */
  value: Looks;
  /** Called with what the user changed; the rest stays as it is. */
  onChange: (chosen: Partial<Looks>) => void;
  /** The user's own accent, null for the theme's; default no accent is offered. */
  accent?: Hex | null;
  /** Called with the accent that the user chose, null for the theme's. */
  onAccentChange?: (accent: Hex | null) => void;
}

/**
 * Themes as small pictures of themselves, then density, size of text, contrast and, where they may be chosen, fills of
 * charts and the accent.
 */
export function ThemePicker({ themes, value, onChange, accent, onAccentChange }: ThemePickerProps) {
  const { t } = useLingui();
  const group = useId();
  return (
    <div className={css.picker}>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t`主题`}</legend>
        <div className={css.tiles}>
          {themes.map(({ name, label }) => (
            <label key={name} className={css.tile} data-chosen={name === value.theme || undefined}>
              <MiniTheme theme={name} />
              <span className={css.name}>
                <input
                  type="radio"
                  className={css.mark}
                  name={group}
                  value={name}
                  checked={name === value.theme}
                  onChange={() => onChange({ theme: name })}
                />
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <RowChoice
        legend={t`疏密`}
        value={value.density}
        onChange={(density) => onChange({ density })}
        options={[
          ['compact', t`紧凑`],
          ['normal', t`标准`],
          ['roomy', t`宽松`],
        ]}
      />
      <RowChoice
        legend={t`文字大小`}
        value={value.text}
        onChange={(text) => onChange({ text })}
        options={[
          ['normal', t`标准`],
          ['large', t`大`],
          ['elder', t`长辈模式`],
        ]}
      />
      <RowChoice
        legend={t`对比度`}
        value={value.contrast}
        onChange={(contrast) => onChange({ contrast })}
        options={[
          ['normal', t`标准`],
          ['high', t`高对比度`],
        ]}
      />
      {value.charts !== undefined && (
        <RowChoice
          legend={t`图表填充`}
          value={value.charts}
          onChange={(charts) => onChange({ charts })}
          options={[
            ['plain', t`纯色`],
            ['hatched', t`花纹`],
          ]}
        />
      )}
      {accent !== undefined && onAccentChange && <AccentChoice value={accent} onChange={onAccentChange} />}
    </div>
  );
}
