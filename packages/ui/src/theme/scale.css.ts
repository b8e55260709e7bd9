import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const latin = '"Segoe UI", "Helvetica Neue", Arial';
const chinese =
  '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif';
const body = `${latin}, ${chinese}`;
const mono = '"JetBrains Mono", Consolas, Menlo, "Noto Sans Mono CJK SC", monospace';
const { space, size, font, motion } = vars;

createGlobalTheme(
  'html',
  { space, size, font, motion },
  {
    space: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', gutter: '16px' },
    size: {
      control: '32px',
      controlSmall: '26px',
      rowNormal: '40px',
      row: size.rowNormal,
      icon: '16px',
      target: '24px',
      topbar: '56px',
      sidebar: '200px',
      sidebarNarrow: '84px',
    },
    font: { body, mono, small: '12px', base: '14px', large: '16px', title: '18px', line: '1.5', strong: '600' },
    motion: { fast: '120ms', normal: '200ms' },
  },
);

/**
 * Curly quotes of English. Machines without a Latin font of the list draw words by a Chinese one, whose quotes are as
 * wide as a character; there these few signs come from another font.
 */
const quotes = 'Lattice quotes';
globalFontFace(quotes, {
  src: ['Liberation Sans', 'Noto Sans', 'Roboto', 'Ubuntu', 'DejaVu Sans'].map((name) => `local("${name}")`).join(', '),
  unicodeRange: 'U+2018-2019, U+201C-201D',
});
globalStyle('html:lang(en)', { vars: { [font.body]: `${latin}, "${quotes}", ${chinese}` } });

/** `data-density` on `<html>`: how much room controls and rows take. Absent means normal. */
globalStyle('[data-density="compact"]', {
  vars: {
    [size.control]: '28px',
    [size.controlSmall]: '24px',
    [size.row]: '32px',
    [size.topbar]: '48px',
    [space.md]: '8px',
    [space.lg]: '12px',
    [space.xl]: '16px',
    [space.gutter]: '12px',
  },
});
globalStyle('[data-density="roomy"]', {
  vars: {
    [size.control]: '40px',
    [size.controlSmall]: '32px',
    [size.row]: '52px',
    [size.icon]: '18px',
    [size.target]: '28px',
    [size.topbar]: '64px',
    [space.md]: '16px',
    [space.lg]: '20px',
    [space.xl]: '28px',
    [space.gutter]: '20px',
  },
});

/** `data-text` on `<html>`: the size of text. Absent means normal; elder also enlarges every target to 44 px. */
globalStyle('[data-text="large"]', {
  vars: {
    [font.small]: '14px',
    [font.base]: '16px',
    [font.large]: '18px',
    [font.title]: '20px',
    [size.icon]: '18px',
    [size.sidebar]: '240px',
    [size.sidebarNarrow]: '96px',
  },
});
globalStyle('[data-text="elder"]', {
  vars: {
    [font.small]: '16px',
    [font.base]: '18px',
    [font.large]: '20px',
    [font.title]: '24px',
    [font.line]: '1.6',
    [size.control]: '44px',
    [size.controlSmall]: '44px',
    [size.row]: '56px',
    [size.icon]: '22px',
    [size.target]: '44px',
    [size.topbar]: '68px',
    [size.sidebar]: '280px',
    [size.sidebarNarrow]: '116px',
    [space.sm]: '10px',
    [space.md]: '16px',
    [space.lg]: '20px',
    [space.gutter]: '20px',
    [font.strong]: '700',
  },
});

globalStyle('html', {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [motion.fast]: '0ms', [motion.normal]: '0ms' } } },
});
