import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** The tools over the text. */
export const editor = style({ display: 'block', inlineSize: '100%', minInlineSize: 0 });

/** The tools; they break into lines on narrow screens. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  padding: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** One tool. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.rowHover },
    '&[data-selected]': { color: color.accentText, background: color.accentSoft, borderColor: color.accentMark },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** The text that is written. */
export const text = style({
  minBlockSize: '160px',
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: `${space.sm} ${space.md}`,
});

// What the editor would write into the page itself, where the page's policy let it.
globalStyle(`${text} .ProseMirror`, {
  position: 'relative',
  minBlockSize: '140px',
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
});
globalStyle(`${text} .ProseMirror [contenteditable="false"]`, { whiteSpace: 'normal' });
globalStyle(`${text} .ProseMirror pre`, { whiteSpace: 'pre-wrap' });
globalStyle(`${text} .ProseMirror-hideselection *`, { caretColor: 'transparent' });
globalStyle(`${text} .ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${text} img.ProseMirror-separator`, {
  display: 'inline',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  border: 'none',
});
globalStyle(`${text} th, ${text} td`, { minInlineSize: '5em' });
globalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', pointerEvents: 'none' });
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  display: 'block',
  inlineSize: '20px',
  borderBlockStart: `1px solid ${color.text}`,
});
globalStyle(`${text} .ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
globalStyle(`${text} .ProseMirror > * + *`, { marginBlockStart: space.sm });
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${color.focusRing}` });

/** The questions of a link or a picture. */
export const form = style({ display: 'grid', gap: space.sm, minInlineSize: '240px' });

/** Their buttons. */
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: space.sm });

/** What pasted text lost. */
export const told = style({
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  fontSize: vars.font.small,
  color: vars.color.warningText,
  background: vars.color.warningSoft,
});
