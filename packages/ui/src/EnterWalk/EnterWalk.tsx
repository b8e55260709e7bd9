import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { isComposing } from '../Field/isComposing.ts';
import { nextField } from './nextField.ts';

export interface EnterWalkProps {
  /** Forms and fields that are walked through in the order of the page. */
  children: ReactNode;
  /** Called by Control and Enter (Command on a Mac) from anywhere inside. */
  onSend?: () => void;
  /** Extra class, for placement by the parent. */
  className?: string;
  /** The element around. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Lets Enter in a field of one line lead to the next field instead of sending its form, never while an input method
 * composes or a list is open; boxes that do something of their own at Enter keep it.
 */
export function EnterWalk({ children, onSend, className, ref }: EnterWalkProps) {
  const own = useRef<HTMLDivElement | null>(null);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      if (onSend === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onSend();
      return;
    }
    if (event.shiftKey || event.altKey || own.current === null || !(event.target instanceof HTMLElement)) return;
    const next = nextField(own.current, event.target);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  return (
    <div
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={className}
      onKeyDownCapture={walk}
    >
      {children}
    </div>
  );
}
