import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { drawer } from './SideBar.css.ts';
import { walkMenu } from './walkMenu.ts';

interface SideDrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it wants to close: Esc, or a press beside it. */
  onClose: () => void;
  /** The menu; drawn only while it is open. */
  children: ReactNode;
}

/** The menu over the page, for small screens. */
export function SideDrawer({ isOpen, onClose, children }: SideDrawerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (box === null || box.open === isOpen) return;
    if (isOpen) {
      box.showModal();
      box.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    } else box.close();
  }, [isOpen]);
  useEffect(() => {
    const box = dialog.current;
    const beside = (event: PointerEvent) => event.target === box && onClose();
    box?.addEventListener('pointerdown', beside);
    return () => box?.removeEventListener('pointerdown', beside);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={drawer} aria-label={t`菜单`} onClose={onClose}>
      {isOpen && (
        <div role="presentation" onKeyDown={walkMenu}>
          {children}
        </div>
      )}
    </dialog>
  );
}
