import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialog, foot, head, title as titleStyle } from '../Dialog/Dialog.css.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NoticePlace, WithNotices } from '../noticePlace/noticePlace.tsx';
import { sheet, veil } from './Drawer.css.ts';

/** Those of Dialog, and the edge at which the drawer stands. */
export interface DrawerProps extends Omit<DialogProps, 'role'> {
  /** The edge of the window, in reading direction; default `end`, the right in Chinese. */
  side?: 'start' | 'end';
}

/** A modal sheet along one edge of the window; focus returns to its opener. Under 768 px it fills the screen. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  width = 480,
  isDismissable = false,
  onBeforeClose,
  focusStart,
  footer,
  side = 'end',
  children,
}: DrawerProps) {
  const { t } = useLingui();
  const change = async (next: boolean) => {
    if (next || !onBeforeClose || (await onBeforeClose())) onOpenChange(next);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => void change(next)}
      isDismissable={isDismissable}
      className={veil}
      data-side={side}
    >
      <Modal className={sheet} style={{ width }}>
        <Dialog className={dialog}>
          <div className={head}>
            <Heading slot="title" tabIndex={-1} className={titleStyle}>
              {title}
            </Heading>
            <IconButton size="small" label={t`关闭`} onPress={() => void change(false)}>
              <Icon of={X} />
            </IconButton>
          </div>
          <WithNotices>
            <DialogBody label={title} focusStart={focusStart}>
              {children}
            </DialogBody>
            <NoticePlace />
          </WithNotices>
          {footer && <div className={foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
