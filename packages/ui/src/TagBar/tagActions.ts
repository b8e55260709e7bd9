import type { MenuAction } from '../Menu/Menu.tsx';
import { canClose, range, type Tag } from './tags.ts';

/** What can be done with a tag, by id. */
export type TagAction =
  | 'refresh'
  | 'clearCache'
  | 'pin'
  | 'unpin'
  | 'back'
  | 'forward'
  | 'close'
  | 'closeOthers'
  | 'closeLeft'
  | 'closeRight'
  | 'closeAll';

/** Which actions a tag has, in the order of its menu, and which of them are possible now. */
export function tagActions(
  tags: readonly Tag[],
  key: string,
): readonly Pick<MenuAction & { id: TagAction }, 'id' | 'isDisabled'>[] {
  const at = tags.findIndex((tag) => tag.key === key);
  const [first, last] = range(tags, key);
  const isLoose = (tag: Tag) => !tag.isPinned;
  return [
    { id: 'refresh' },
    { id: 'clearCache' },
    { id: tags[at]?.isPinned ? 'unpin' : 'pin' },
    { id: 'back', isDisabled: at <= first },
    { id: 'forward', isDisabled: at >= last },
    { id: 'close', isDisabled: !canClose(tags, key) },
    { id: 'closeOthers', isDisabled: !tags.some((tag) => tag.key !== key && isLoose(tag)) },
    { id: 'closeLeft', isDisabled: !tags.slice(0, at).some(isLoose) },
    { id: 'closeRight', isDisabled: !tags.slice(at + 1).some(isLoose) },
    { id: 'closeAll', isDisabled: !tags.some(isLoose) || tags.length === 1 },
  ];
}
