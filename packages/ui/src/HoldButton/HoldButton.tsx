import { type ReactNode, useEffect } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useHold } from './useHold.ts';

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'isDisabled' | 'className'> {
  /** The text on it; it should be about as long while the button is held. */
  children: ReactNode;
  /** Called when a pointer, the space bar or Enter goes down. */
  onHold: () => void;
  /** Called when it is released, wherever the pointer is by then, and after `longest`. */
  onRelease: () => void;
  /** Milliseconds after which it is released by itself; default no end. */
  longest?: number;
}

/**
 * Does something as long as it is held. A press without a pointer or key, such as by a screen reader, begins it, and
 * the next one ends it.
 */
export function HoldButton({ children, onHold, onRelease, longest = Infinity, ...rest }: HoldButtonProps) {
  const { held, begin, end } = useHold<'held'>(onHold, onRelease);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld || longest === Infinity) return undefined;
    const timer = setTimeout(end, longest);
    return () => clearTimeout(timer);
  }, [isHeld, longest, end]);
  return (
    <Button
      {...rest}
      variant={isHeld ? 'primary' : 'secondary'}
      aria-pressed={isHeld}
      onPressStart={({ pointerType }) => (pointerType === 'virtual' && isHeld ? end() : begin('held'))}
      onPressEnd={({ pointerType }) => pointerType === 'keyboard' && end()}
      // A long touch would open the menu of the browser, which ends the touch.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}
