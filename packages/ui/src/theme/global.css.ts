import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import './scale.css.ts';
import { vars } from './vars.css.ts';

const { color, font } = vars;

/**
 * The layer of all that is said of elements without a class: any rule of the page that stands in no layer wins over it.
 */
const base = globalLayer('lattice');
/** An element with a theme; what is outside of it stays as it is. */
const root = ':where([data-theme])';

/** Styles elements in a theme, below all other rules; `place` is a list of selectors. */
function say(place: readonly string[], rule: GlobalStyleRule): void {
  const { '@media': media, ...own } = rule;
  globalStyle(place.join(', '), {
    '@layer': { [base]: { ...own, ...(media && { '@media': media }) } },
  });
}
/** Not in one `:where`, which browsers try on every element of the page: by their names they are found at once. */
const within = (...elements: readonly string[]): string[] => elements.map((element) => `${root} ${element}`);

// Not of ::before and ::after: a rule for those of all elements makes the browser work out two more styles for each.
say([root, `${root} *`], { boxSizing: 'border-box' });

say([root], {
  fontFamily: font.body,
  fontSize: font.base,
  lineHeight: font.line,
  color: color.text,
});
say([':where(html[data-theme])'], {
  height: '100%',
  backgroundColor: color.canvas,
  MozTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
say([':where(html[data-theme] > body)'], {
  minHeight: '100%',
  margin: 0,
  background: `linear-gradient(${color.canvas}, ${color.canvasEnd}) fixed`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

say(within('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure'), { margin: 0 });
say(within('ul', 'ol'), { padding: 0, listStyle: 'none' });
say(within('h1', 'h2', 'h3', 'h4'), { fontSize: 'inherit', fontWeight: font.strong });
say(within('button', 'input', 'select', 'textarea'), { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
say(within('img', 'svg'), { display: 'block', maxWidth: '100%' });
say(within('[hidden]'), { display: 'none !important' });
// Inherited by what is inside; where a browser does not, its own colours are shown.
say([`${root}::selection`], { color: color.onAccent, background: color.accent });

say(within(':focus'), { outline: 'none' });
say(within(':focus-visible', '[data-focus-visible]'), {
  outline: `2px solid ${color.focusRing}`,
  outlineOffset: '2px',
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
// A heading is led to when a page or window opens, and does nothing: a frame around it would look like a control.
say(within('h1:focus-visible', 'h2:focus-visible', 'h3:focus-visible', 'h4:focus-visible'), { outline: 'none' });

say([root, `${root} *`, `${root} ::before`, `${root} ::after`], {
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '0ms !important', scrollBehavior: 'auto' } },
});
