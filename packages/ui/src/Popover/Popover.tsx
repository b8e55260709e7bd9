import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { panel, popover, title as titleStyle } from './Popover.css.ts';

export interface PopoverProps {
  /** Its heading and its name for screen readers. */
  title: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** What it holds; a function is handed what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether the heading is drawn; default true. */
  hasTitle?: boolean;
  /** Where it opens; default `bottom start`. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'start' | 'end';
  /** Whether it is open, where the parent decides; it keeps its own state by default. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small sheet beside its button; Esc and a press outside close it, and focus returns to the button. */
export function Popover({
  title,
  trigger,
  children,
  hasTitle = true,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={popover}>
        <Dialog className={panel} aria-label={hasTitle ? undefined : title}>
          {({ close }) => (
            <>
              {hasTitle && (
                <Heading slot="title" className={titleStyle}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
