import type { SidebarSeed, TagbarSeed, TagShape } from './seeds.ts';
import { vars } from './vars.css.ts';

const corners: Record<TagShape, string> = {
  piece: vars.radius.control,
  round: vars.radius.pill,
  tab: `${vars.radius.control} ${vars.radius.control} 0 0`,
  line: '0px',
};
const insets: Record<TagShape, string> = { piece: '4px', round: '4px', tab: '6px', line: '0px' };

/**
 * The shapes of side bar entries and tags that their seeds ask for; `tagInset` is the room above a tag, and below it
 * too unless it stands on the page.
 */
export function shapeOf(
  { entry = 'piece', mark = 0 }: SidebarSeed,
  { shape = 'piece', mark: tagMark = 0, hasDot = false }: TagbarSeed = {},
): Record<keyof typeof vars.shape, string> {
  const isPiece = entry === 'piece';
  return {
    entry: isPiece ? vars.radius.control : '0px',
    entryInset: isPiece ? vars.space.sm : '0px',
    entryMark: `${mark}px`,
    tag: corners[shape],
    tagInset: shape === 'tab' ? `${insets.tab} 0` : insets[shape],
    tagMark: `${tagMark}px`,
    tagDot: hasDot ? '8px' : '0px',
  };
}
