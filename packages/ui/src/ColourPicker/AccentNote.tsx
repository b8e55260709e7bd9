import { useLingui } from '@lingui/react/macro';
import type { Accent } from '../theme/accent.ts';
import { accentWords } from './accentWords.ts';
import * as css from './ColourPicker.css.ts';

interface AccentNoteProps {
  /** The colour as the theme uses it. */
  accent: Accent;
}

const plain = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Says what a theme made of a chosen colour: its tints, how readable it is, and each correction with its reason. */
export function AccentNote({ accent }: AccentNoteProps) {
  const { t } = useLingui();
  const { scale, used, tokens, ratio, changes } = accent;
  const words = plain(ratio);
  return (
    <div className={css.note}>
      <div className={css.strip} aria-hidden>
        {[scale.shade, used, ...scale.tints].map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </div>
      <p className={css.verdict}>
        <span className={css.sample} style={{ color: tokens.onAccent, background: used }}>{t`按钮`}</span>
        {changes.length === 0
          ? t`文字对比度 ${words}:1，颜色不用调整。`
          : t`文字对比度 ${words}:1。为了看得清，调整了下列颜色：`}
      </p>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map(({ role, from, to, why }) => {
            const word = accentWords[role];
            const [measured, needed] = [plain(why.ratio), String(why.needed)];
            return (
              <li key={role} className={css.change}>
                <span>{word ? t(word) : role}</span>
                <span className={css.move}>
                  <i className={css.dot} style={{ background: from }} />
                  {from}
                  <span aria-hidden>→</span>
                  <i className={css.dot} style={{ background: to }} />
                  {to}
                </span>
                <span className={css.why}>{t`原对比度 ${measured}，至少 ${needed}`}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
