import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** Written text: headings, paragraphs, lists, tables and pictures in the kit's measure. */
export const prose = style({
  minInlineSize: 0,
  minBlockSize: '1.5em',
  lineHeight: 1.7,
  color: color.text,
  overflowWrap: 'anywhere',
});

globalStyle(`${prose} > * + *`, { marginBlockStart: space.md });
globalStyle(`${prose} h1, ${prose} h2`, { fontSize: font.title });
globalStyle(`${prose} h3, ${prose} h4`, { fontSize: font.large });
globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: '1.6em' });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} a`, { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${prose} img`, { blockSize: 'auto', borderRadius: radius.control });
globalStyle(`${prose} video`, {
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '70vh',
  aspectRatio: '16 / 9',
  marginBlockEnd: space.xs,
  borderRadius: radius.control,
  background: '#000',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${prose} mark`, { borderRadius: '2px', color: color.text, background: color.warningSoft });
globalStyle(`${prose} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.border}`,
  color: color.textMuted,
});
globalStyle(`${prose} table`, { borderCollapse: 'collapse', maxInlineSize: '100%' });
globalStyle(`${prose} th, ${prose} td`, {
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.border}`,
  textAlign: 'start',
});
globalStyle(`${prose} pre`, {
  padding: space.md,
  borderRadius: radius.control,
  background: color.sunken,
  whiteSpace: 'pre-wrap',
  fontFamily: font.mono,
});
globalStyle(`${prose} hr`, { border: 0, borderBlockStart: `1px solid ${color.border}` });
