import { useLingui } from '@lingui/react/macro';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NoticePlace, WithNotices } from '../noticePlace/noticePlace.tsx';
import { box, compactBox, dialog, filler, foot, head, title as titleStyle, veil } from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';
import type { FocusStart } from './useStartFocus.ts';

export interface DialogProps {
  /** Its heading and its name for screen readers. */
  title: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when it wants to close: close button, Esc, or outside where allowed. */
  onOpenChange: (isOpen: boolean) => void;
  /** Width in pixels or any CSS length; default 600. Under 768 px it fills the screen. */
  width?: number | string;
  /** Whether a click outside closes it; default false. Esc always does. */
  isDismissable?: boolean;
  /** Called before it closes by itself; return false to keep it open. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Where the focus begins: in the first field that can be written, the default, or at the heading of what is read. */
  focusStart?: FocusStart;
  /** The deciding buttons at its foot. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered: no window buttons, small on every screen. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** What it holds. */
  children?: ReactNode;
}

/** What opened each window. */
const openers = new WeakMap<Element, Element | null>();
const windowOf = (element: Element | null) => element?.closest('[role=dialog], [role=alertdialog]') ?? null;

/**
 * React Aria gives focus back while the page behind is still inert, which drops it: asks again once the page is back.
 * A window that took the place of another one gives it to what opened that.
 */
function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const own = windowOf(place.current);
    if (own !== null) openers.set(own, opener);
    return () => {
      setTimeout(() => {
        let to = opener;
        while (to !== null && !to.isConnected) {
          const gone = windowOf(to);
          to = gone === null ? null : (openers.get(gone) ?? null);
        }
        if (document.activeElement === document.body && to instanceof HTMLElement) to.focus();
      });
    };
  }, [opener]);
  return <span ref={place} hidden />;
}

/** A modal window with fixed head and foot; focus returns to its opener. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  width = 600,
  isDismissable = false,
  onBeforeClose,
  focusStart,
  footer,
  role = 'dialog',
  children,
}: DialogProps) {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  const isQuestion = role === 'alertdialog';
  const change = async (next: boolean) => {
    if (next || !onBeforeClose || (await onBeforeClose())) onOpenChange(next);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => void change(next)}
      isDismissable={isDismissable}
      className={veil}
    >
      <Modal className={`${box} ${isQuestion ? compactBox : ''}`} style={{ width }} data-full={isFull || undefined}>
        <AriaDialog role={role} className={dialog}>
          <ReturnFocus />
          <div className={head} data-plain={isQuestion || undefined}>
            <Heading slot="title" tabIndex={-1} className={titleStyle}>
              {title}
            </Heading>
            {!isQuestion && (
              <>
                <span className={filler}>
                  <IconButton size="small" label={isFull ? t`退出全屏` : t`全屏`} onPress={() => setFull(!isFull)}>
                    <Icon of={isFull ? Minimize2 : Maximize2} />
                  </IconButton>
                </span>
                <IconButton size="small" label={t`关闭`} onPress={() => void change(false)}>
                  <Icon of={X} />
                </IconButton>
              </>
            )}
          </div>
          <WithNotices>
            <DialogBody label={title} focusStart={focusStart}>
              {children}
            </DialogBody>
            <NoticePlace />
          </WithNotices>
          {footer && <div className={foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
