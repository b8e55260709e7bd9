import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Eraser, Pin, PinOff, RefreshCw, X, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { item, label as words, menu, popover } from '../Menu/Menu.css.ts';
import { tagActions, type TagAction } from './tagActions.ts';
import type { Tag } from './tags.ts';

interface TagMenuProps {
  /** All opened pages. */
  tags: readonly Tag[];
  /** The page it is about. */
  tag: Tag;
  /** The tag it opens beneath. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with what was chosen. */
  onAction: (action: TagAction) => void;
  /** Called when it wants to close. */
  onClose: () => void;
}

const icons: Partial<Record<TagAction, LucideIcon>> = {
  refresh: RefreshCw,
  clearCache: Eraser,
  pin: Pin,
  unpin: PinOff,
  back: ArrowLeft,
  forward: ArrowRight,
  close: X,
};

/** The menu of a tag. */
export function TagMenu({ tags, tag, anchor, onAction, onClose }: TagMenuProps) {
  const { t } = useLingui();
  const labels: Record<TagAction, string> = {
    refresh: t`刷新`,
    clearCache: t`清除缓存`,
    pin: t`固定`,
    unpin: t`取消固定`,
    back: t`前移`,
    forward: t`后移`,
    close: t`关闭`,
    closeOthers: t`关闭其他`,
    closeLeft: t`关闭左侧`,
    closeRight: t`关闭右侧`,
    closeAll: t`关闭全部`,
  };
  const name = tag.label;
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
      className={popover}
    >
      <Menu
        aria-label={t`${name}的操作`}
        autoFocus="first"
        className={menu}
        data-icons
        onClose={onClose}
        onAction={(id) => onAction(id as TagAction)}
      >
        {tagActions(tags, tag.key).map(({ id, isDisabled = false }) => (
          <MenuItem key={id} id={id} textValue={labels[id]} isDisabled={isDisabled} className={item}>
            {icons[id] && <Icon of={icons[id]} />}
            <span className={words}>{labels[id]}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
