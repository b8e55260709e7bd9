import { vars } from './vars.css.ts';

/** What a message or a mark is about. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'critical' | 'info';

const { color } = vars;

/** The soft background and the readable text of each tone. */
export const softTones: Record<Tone, { color: string; background: string }> = {
  neutral: { color: color.textMuted, background: color.neutralSoft },
  accent: { color: color.accentText, background: color.accentSoft },
  success: { color: color.successText, background: color.successSoft },
  warning: { color: color.warningText, background: color.warningSoft },
  critical: { color: color.criticalText, background: color.criticalSoft },
  info: { color: color.infoText, background: color.infoSoft },
};
