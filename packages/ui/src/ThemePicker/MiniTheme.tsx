import * as css from './ThemePicker.css.ts';

interface MiniThemeProps {
  /** The theme that it is drawn in. */
  theme: string;
}

/** A theme in small, drawn from its own tokens; decoration beside its name. */
export function MiniTheme({ theme }: MiniThemeProps) {
  return (
    <span className={css.mini} data-theme={theme} aria-hidden>
      <span className={css.miniSide}>
        <span className={css.miniEntry} />
        <span className={css.miniEntry} />
        <span className={css.miniEntry} />
      </span>
      <span className={css.miniTop} />
      <span className={css.miniTags} />
      <span className={css.miniCard}>
        <span className={css.miniLine} />
        <span className={css.miniLine} style={{ inlineSize: '60%' }} />
        <span className={css.miniButton} />
      </span>
    </span>
  );
}
