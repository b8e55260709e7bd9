import { globalStyle, style } from '@vanilla-extract/css';
import { search, searchActions } from '../CrudTable/CrudTable.css.ts';
import { frame } from '../DataTable/DataTable.css.ts';
import { vars } from '../theme/vars.css.ts';
import { dictSizes } from './dictSizes.ts';

const { font, space } = vars;
const columns = 24;
const buttons = dictSizes.searchMenuSpan;

/** What measures the room of both tables. */
export const room = style({ containerType: 'inline-size' });

const besides = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 8fr)' };

/**
 * Lists above their entries; beside them where that is asked for and both fit with all their columns, so that none has
 * to be scrolled to under the fixed ones.
 */
export const layout = style({
  display: 'grid',
  gap: space.gutter,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    [`(min-width: ${dictSizes.columnsFrom}em)`]: { selectors: { '&[data-layout=horizontal]': besides } },
  },
  // Without a pointer that hovers, and with large text, actions keep their columns.
  '@media': {
    'screen and (hover: hover)': {
      '@container': {
        [`(min-width: ${dictSizes.besideFrom}em)`]: {
          selectors: { 'html:not([data-text="elder"]) &[data-layout=horizontal]': besides },
        },
      },
    },
  },
});

/** One of the two tables with its title. */
export const pane = style({ display: 'grid', gap: space.sm, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

// Room to come to the top of the window, whatever is in it yet.
globalStyle(`${pane}[data-part=entries]`, { minBlockSize: '80vh', alignContent: 'start' });

/** What a table holds. */
export const title = style({ margin: 0, fontSize: font.large, fontWeight: 600, overflowWrap: 'anywhere' });

const wide = 'screen and (min-width: 768px)';
globalStyle(`${pane} ${search}`, {
  '@media': { [wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: space.sm } },
});
globalStyle(`${pane} ${search} > *`, { '@media': { [wide]: { gridColumn: `span ${columns / 2}` } } });
globalStyle(`${pane} ${search} > :nth-child(3)`, { '@media': { [wide]: { gridColumn: `span ${columns - buttons}` } } });
globalStyle(`${pane} ${search} > ${searchActions}`, { '@media': { [wide]: { gridColumn: `span ${buttons}` } } });
globalStyle(`${pane}[data-part=lists] ${frame}`, {
  '@media': { [wide]: { maxBlockSize: `calc(100vh - ${dictSizes.listCalcHeight}px)` } },
});
globalStyle(`${pane}[data-part=entries] ${frame}`, {
  '@media': { [wide]: { maxBlockSize: `calc(100vh - ${dictSizes.entryCalcHeight}px)` } },
});
