import { globalStyle } from '@vanilla-extract/css';
import './scale.css.ts';
import { vars } from './vars.css.ts';

const { color, font } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  height: '100%',
  fontFamily: font.body,
  fontSize: font.base,
  lineHeight: font.line,
  color: color.text,
  backgroundColor: color.canvas,
  MozTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', {
  minHeight: '100%',
  margin: 0,
  background: `linear-gradient(${color.canvas}, ${color.canvasEnd}) fixed`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 600 });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', { color: color.onAccent, background: color.accent });

globalStyle(':focus', { outline: 'none' });
globalStyle(':focus-visible, [data-focus-visible]', { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' });
globalStyle(':focus-visible, [data-focus-visible]', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});

globalStyle('*, *::before, *::after', {
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '0ms !important', scrollBehavior: 'auto' } },
});
