import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { bar, strip as stripStyle } from './TagBar.css.ts';
import { TagItem } from './TagItem.tsx';
import { TagMenu } from './TagMenu.tsx';
import type { TagAction } from './tagActions.ts';
import { canClose, type Tag } from './tags.ts';
import { useStrip } from './useStrip.ts';

export { closeAfter, closeAll, closeBefore, closeOthers, closeTag, moveTag, openTag, pinTag } from './tags.ts';
export type { OpenTags, Tag } from './tags.ts';

/** The rules of what follows from each call stand in `tags.ts`. */
export interface TagBarProps {
  /** The opened pages, pinned ones first. */
  tags: readonly Tag[];
  /** Key of the page shown. */
  active: string;
  /** Shows a page. */
  onSelect: (key: string) => void;
  /** Closes a page; also by middle click and Delete. */
  onClose: (key: string) => void;
  /** Closes the others but home and the pinned ones. */
  onCloseOthers: (key: string) => void;
  /** Closes those before it. */
  onCloseLeft: (key: string) => void;
  /** Closes those after it. */
  onCloseRight: (key: string) => void;
  /** Closes all and returns to home. */
  onCloseAll: () => void;
  /** Redraws a page. */
  onRefresh: (key: string) => void;
  /** Forgets what is kept on this computer; ask first. */
  onClearCache: () => void;
  /** Pins or unpins a page. */
  onPin: (key: string, isPinned: boolean) => void;
  /** Moves a page to another index. */
  onMove: (key: string, index: number) => void;
}

/**
 * The opened pages: arrows move between them, Delete closes, Shift+F10 or a right click opens the menu,
 * Ctrl+Shift+arrow and dragging reorder.
 */
export function TagBar({ tags, active, onSelect, onClose, ...calls }: TagBarProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const [menuOf, setMenuOf] = useState<string>();
  const [stop, setStop] = useState<string>();
  const isFull = useStrip(strip, 'tag', active);
  const current = [stop, active, tags[0]?.key].find((key) => tags.some((tag) => tag.key === key));
  const shown = tags.find(({ key }) => key === menuOf);

  const focus = (key: string | undefined) => {
    setStop(key);
    const faces = [...(strip.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
    faces.find((face) => face.dataset.tag === key)?.focus();
  };
  const act = (key: string, action: TagAction) => {
    const at = tags.findIndex((tag) => tag.key === key);
    const does: Record<TagAction, () => void> = {
      refresh: () => calls.onRefresh(key),
      clearCache: calls.onClearCache,
      pin: () => calls.onPin(key, true),
      unpin: () => calls.onPin(key, false),
      back: () => calls.onMove(key, at - 1),
      forward: () => calls.onMove(key, at + 1),
      close: () => onClose(key),
      closeOthers: () => calls.onCloseOthers(key),
      closeLeft: () => calls.onCloseLeft(key),
      closeRight: () => calls.onCloseRight(key),
      closeAll: calls.onCloseAll,
    };
    does[action]();
  };
  const onKey = (event: KeyboardEvent, key: string) => {
    const at = tags.findIndex((tag) => tag.key === key);
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }[event.key];
    const does = {
      ...(step !== undefined && {
        [event.key]: () =>
          event.ctrlKey && event.shiftKey ? calls.onMove(key, at + step) : focus(tags[at + step]?.key),
      }),
      Home: () => focus(tags[0]?.key),
      End: () => focus(tags[tags.length - 1]?.key),
      ContextMenu: () => setMenuOf(key),
      ...(event.shiftKey && { F10: () => setMenuOf(key) }),
      ...(canClose(tags, key) && {
        Delete: () => {
          focus((tags[at + 1] ?? tags[at - 1])?.key);
          onClose(key);
        },
      }),
    }[event.key];
    if (does === undefined) return;
    event.preventDefault();
    does();
  };
  return (
    <nav aria-label={t`已打开的页面`} className={bar}>
      <div ref={strip} role="toolbar" aria-label={t`页面标签`} className={stripStyle}>
        {tags.map((tag) => (
          <TagItem
            key={tag.key}
            tag={tag}
            isActive={tag.key === active}
            isStop={tag.key === current}
            canClose={canClose(tags, tag.key)}
            {...(tag.key === menuOf && { anchor })}
            onSelect={() => {
              setStop(tag.key);
              onSelect(tag.key);
            }}
            onClose={() => onClose(tag.key)}
            onMenu={() => setMenuOf(tag.key)}
            onDrop={(key) => calls.onMove(key, tags.indexOf(tag))}
            onKeyDown={(event) => onKey(event, tag.key)}
          />
        ))}
      </div>
      {isFull && (
        <Menu
          label={t`全部页面`}
          placement="bottom end"
          trigger={
            <IconButton size="small" label={t`全部页面`}>
              <Icon of={ChevronDown} />
            </IconButton>
          }
          items={tags.map(({ key, label }) => ({ id: key, label }))}
          onAction={onSelect}
        />
      )}
      {shown && (
        <TagMenu
          tags={tags}
          tag={shown}
          anchor={anchor}
          onClose={() => setMenuOf(undefined)}
          onAction={(action) => act(shown.key, action)}
        />
      )}
    </nav>
  );
}
