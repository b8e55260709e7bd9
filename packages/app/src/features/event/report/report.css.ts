import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, size, space } = vars;

/** The form, and beside it what may be the same; one below the other where there is no room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 340px)',
  alignItems: 'start',
  gap: space.md,
  inlineSize: '100%',
  maxInlineSize: '1180px',
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What stands beside the form, in sight while it is filled in. */
export const beside = style({
  display: 'grid',
  gap: space.md,
  '@media': { '(min-width: 1024px)': { position: 'sticky', insetBlockStart: `calc(${size.topbar} + ${space.md})` } },
});

/** Ways to say what and where with one press. */
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockEnd: space.lg,
});

/** The words above such a way. */
export const quickLabel = style({ color: color.textMuted, fontSize: font.small });

/** Buttons in one line, as high as one of them while they come; on a narrow screen it is moved sideways. */
export const chips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  justifyContent: 'start',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '36px',
  // Room for the outline of a focused button.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
});

/** Events that may be the same. */
export const similar = style({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

/** One of them. */
export const entry = style({ display: 'grid', gap: '2px', lineHeight: 1.5 });

/** What sends, in sight at the lower edge. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  marginBlockStart: space.md,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  borderEndEndRadius: radius.card,
  borderEndStartRadius: radius.card,
  background: color.surface,
});
