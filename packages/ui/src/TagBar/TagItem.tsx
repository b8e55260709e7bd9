import { useLingui } from '@lingui/react/macro';
import { Pin, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { close, dirty, face, tag as box, words } from './TagBar.css.ts';
import type { Tag } from './tags.ts';

interface TagItemProps {
  /** The page. */
  tag: Tag;
  /** Whether it is the page shown. */
  isActive: boolean;
  /** Whether the Tab key stops here; one tag of a bar has it. */
  isStop: boolean;
  /** Whether it may be closed. */
  canClose: boolean;
  /** The drawn tag, while its menu hangs on it. */
  anchor?: RefObject<HTMLDivElement | null>;
  /** Shows the page. */
  onSelect: () => void;
  /** Closes the page. */
  onClose: () => void;
  /** Opens its menu. */
  onMenu: () => void;
  /** Called with the key of another tag that is dropped on it. */
  onDrop: (key: string) => void;
  /** Called with key events before the button handles them. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The kind of what is dragged, so that nothing else is taken. */
const kind = 'application/x-lattice-tag';

/** One opened page on the bar. */
export function TagItem({
  tag,
  isActive,
  isStop,
  canClose,
  anchor,
  onSelect,
  onClose,
  onMenu,
  onDrop,
  onKeyDown,
}: TagItemProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const name = tag.label;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(kind)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    const key = event.dataTransfer.getData(kind);
    setOver(false);
    if (key === '' || key === tag.key) return;
    event.preventDefault();
    onDrop(key);
  };
  const onMouse = {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      onMenu();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1 && canClose) onClose();
    },
  };
  return (
    <div
      ref={anchor}
      role="presentation"
      className={box}
      data-active={isActive || undefined}
      data-over={isOver || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(kind, tag.key)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      {...onMouse}
    >
      <button
        type="button"
        className={face}
        tabIndex={isStop ? 0 : -1}
        data-tag={tag.key}
        title={name}
        aria-current={isActive ? 'page' : undefined}
        aria-haspopup="menu"
        onClick={onSelect}
        onKeyDown={onKeyDown}
      >
        {tag.isPinned && <Icon of={Pin} size="12px" label={t`已固定`} />}
        <span className={words}>{name}</span>
        {tag.isDirty && (
          <>
            <span className={dirty} aria-hidden="true" />
            <span className={visuallyHidden}>{t`有未保存的修改`}</span>
          </>
        )}
      </button>
      {canClose && (
        <button
          type="button"
          className={close}
          tabIndex={-1}
          aria-label={t`关闭${name}`}
          title={t`关闭`}
          onClick={onClose}
        >
          <Icon of={X} size="12px" />
        </button>
      )}
    </div>
  );
}
