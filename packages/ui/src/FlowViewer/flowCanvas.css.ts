import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

/** The ground that bpmn-js draws on; put it on the element that holds a viewer or a modeler. */
export const ground = style({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  background: color.surface,
  color: color.text,
  direction: 'ltr',
});

/** The ring around the node of the tab stop; it is seen while the diagram has the focus. */
export const ring = style({
  fill: 'none',
  stroke: 'transparent',
  strokeWidth: 3,
  pointerEvents: 'none',
  selectors: { 'svg:focus-within &': { stroke: color.focusRing } },
});

/** The colours of bpmn-js by the theme's tokens. */
const bio: Readonly<Record<string, string>> = {
  '--bio-surface': color.surface,
  '--bio-surface-overlay': color.raised,
  '--bio-surface-subtle': color.raised,
  '--bio-surface-medium': color.accentSoft,
  '--bio-surface-inverted': color.text,
  '--bio-surface-inverted-subtle': color.textMuted,
  '--bio-text': color.text,
  '--bio-text-subtle': color.textMuted,
  '--bio-text-subtlest': color.textMuted,
  '--bio-text-on-inverted': color.surface,
  '--bio-border': color.borderControl,
  '--bio-border-disabled': color.border,
  '--bio-primary': color.accentText,
  '--bio-primary-surface': color.accentSoft,
  '--bio-danger': color.criticalText,
  '--bio-danger-surface-subtle': color.criticalSoft,
  '--bio-selected-surface': color.accentSoft,
  '--bio-selected-text': color.text,
  '--bio-focus': color.focusRing,
  '--bio-focus-surface': color.surface,
  '--bio-canvas-accent': color.accentMark,
  '--bio-canvas-accent-subtle': color.accentMark,
  '--bio-shadow': color.borderControl,
  '--bio-shadow-subtle': color.border,
  '--bio-radius-sm': radius.control,
  '--bio-radius-md': radius.control,
  '--bio-radius-lg': radius.card,
};

globalStyle(`${ground} .bio-theme-parent`, { vars: bio });
// bpmn-js mixes these colours by color-mix(), which the oldest browsers lack.
globalStyle(`${ground} .djs-parent`, {
  vars: {
    '--lasso-fill-color': color.accentMark,
    '--search-preselected-background-color': color.accentSoft,
    '--snap-line-stroke-color': color.accentMark,
  },
});
globalStyle(`${ground} .djs-lasso-overlay`, { fillOpacity: 0.15 });
globalStyle(`${ground} .djs-snap-line`, { strokeOpacity: 0.3 });
globalStyle(`${ground} .djs-container > svg, ${ground} .djs-minimap .map > svg`, { fill: color.surface });
globalStyle(`${ground} .djs-label`, { fill: `${color.text} !important` });
globalStyle(`${ground} .djs-container svg, ${ground} .djs-container .djs-element`, { outline: 'none' });
// The licence of bpmn-js wants its mark to be seen, on dark grounds too.
globalStyle(`${ground} .bjs-powered-by`, { color: `${color.text} !important` });
globalStyle(`${ground} .bjs-powered-by:focus-visible`, {
  outline: `2px solid ${color.focusRing}`,
  outlineOffset: '2px',
});
