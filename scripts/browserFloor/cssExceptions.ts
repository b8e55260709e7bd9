/** A newer feature of CSS that may stand without a fall-back. */
export interface CssException {
  /** The feature as it is reported, such as `content-visibility`. */
  name: string;
  /** The selectors in which it may stand; everywhere if left out. */
  place?: RegExp;
  /** Why nothing is lost in the oldest browsers. */
  reason: string;
}

/** The only exceptions; a new one needs a reason as good as these. */
export const cssExceptions: readonly CssException[] = [
  {
    name: 'content-visibility',
    reason: 'It only saves work: a browser without it lays out rows that are out of sight as well.',
  },
  { name: 'scrollbar-color', reason: 'A scroll bar in the colours of the browser works as well.' },
  {
    name: 'scrollbar-width',
    reason: 'A scroll bar that stays visible takes a few pixels; each of ours is also hidden by ::-webkit-scrollbar.',
  },
  { name: 'speak', reason: 'The icon font of bpmn-js names it; the icons have no text that could be read out.' },
  {
    name: 'color-mix()',
    place: /^\.djs-(?:parent|minimap)$/,
    reason: 'bpmn-js gives its own properties these values; flowCanvas.css.ts and FlowViewer.css.ts give them others.',
  },
];
