import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** A line or block of news in the flow of the page. */
export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  borderRadius: radius.control,
  color: color.text,
});

/** Grounds by tone. */
export const tones = styleVariants({
  info: { background: color.infoSoft, borderInlineStartColor: color.info },
  success: { background: color.successSoft, borderInlineStartColor: color.success },
  warning: { background: color.warningSoft, borderInlineStartColor: color.warning },
  critical: { background: color.criticalSoft, borderInlineStartColor: color.critical },
});

/** The icon, level with the first line of text, in the colour of its tone. */
export const mark = styleVariants(
  { info: color.infoText, success: color.successText, warning: color.warningText, critical: color.criticalText },
  (value) => ({
    display: 'flex',
    alignItems: 'center',
    height: `calc(1em * ${vars.font.line})`,
    color: value,
  }),
);

/** Title, words and what else it holds. */
export const body = style({ flex: 1, minWidth: 0 });
