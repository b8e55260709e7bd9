import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { drawer } from './shell.css.ts';
import { SideMenu } from './SideMenu.tsx';

/** Props of Drawer. */
export interface DrawerProps {
  isOpen: boolean;
  /** Called when it wants to close: Esc, a click beside it, or a choice. */
  onClose: () => void;
}

/** The menu over the page, for small screens. */
export function Drawer({ isOpen, onClose }: DrawerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const box = dialog.current;
    const beside = (event: PointerEvent) => event.target === box && onClose();
    box?.addEventListener('pointerdown', beside);
    return () => box?.removeEventListener('pointerdown', beside);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={drawer} aria-label={t`菜单`} onClose={onClose}>
      {isOpen && <SideMenu onChoose={onClose} />}
    </dialog>
  );
}
