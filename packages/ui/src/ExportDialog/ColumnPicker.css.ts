import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The list in its frame. */
export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'hidden',
});

/** What takes all columns, with their number. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  color: color.onTableHeader,
  background: color.tableHeader,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 600,
});

/** How many are taken. */
export const count = style({ fontSize: font.small, fontWeight: 400 });

/** The columns, scrolled. */
export const list = style({ maxBlockSize: 'min(21rem, 45vh)', overflowY: 'auto', paddingBlock: space.xs });

/** One column. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minBlockSize: size.controlSmall,
  paddingInline: `${space.md} ${space.xs}`,
  selectors: { '&:hover': { background: color.rowHover } },
});

/** Its box and its title. */
export const choice = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: size.target,
  color: color.text,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
