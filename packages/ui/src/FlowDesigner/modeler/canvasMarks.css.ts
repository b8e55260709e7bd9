import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/**
 * Markers on the canvas: elements with an error, the way of a simulation, where it stands, and what a version has that
 * the other has not.
 */
export const marks = {
  faulty: style({}),
  past: style({}),
  now: style({}),
  added: style({}),
  removed: style({}),
  changed: style({}),
};

const looks: readonly (readonly [string, string, string, string])[] = [
  [marks.faulty, color.critical, color.criticalSoft, '6 3'],
  [marks.past, color.success, color.successSoft, 'none'],
  [marks.now, color.accentMark, color.accentSoft, 'none'],
  [marks.added, color.success, color.successSoft, 'none'],
  [marks.removed, color.critical, color.criticalSoft, '6 3'],
  [marks.changed, color.warning, color.warningSoft, '2 3'],
];
for (const [mark, stroke, fill, dash] of looks) {
  globalStyle(`.${mark}.djs-shape .djs-visual > :nth-child(1)`, {
    stroke: `${stroke} !important`,
    fill: `${fill} !important`,
    strokeWidth: '3px !important',
    strokeDasharray: dash,
  });
  // Lines and their heads are drawn in the colour around them.
  globalStyle(`.${mark}.djs-connection`, { color: stroke });
  globalStyle(`.${mark}.djs-connection .djs-visual > path:first-child`, {
    strokeWidth: '3px !important',
    strokeDasharray: dash,
  });
}
