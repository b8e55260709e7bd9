import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { barButton } from '../TopBar/BarButton.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { panel, root, sized } from './Flyout.css.ts';

export interface FlyoutProps {
  /** What the button is for: its tooltip, and its name for screen readers together with the words it shows. */
  label: string;
  /** What the button shows; words that repeat the label are `aria-hidden`. */
  button: ReactNode;
  /** What it opens; `close` closes it and puts the focus back on the button. */
  children: (close: () => void) => ReactNode;
  /** Width of the panel in pixels where the window has room; default the width of its content. */
  width?: number;
  /** Called when the pointer or the focus comes near, so that what it opens can be fetched. */
  onApproach?: () => void;
}

/**
 * A tool of a bar that opens a small panel beneath it, without React Aria; Esc, a press outside and leaving it close
 * it.
 */
export function Flyout({ label, button, children, width, onApproach }: FlyoutProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById(opener)?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, opener]);
  const close = () => {
    setOpen(false);
    document.getElementById(opener)?.focus();
  };
  return (
    <div ref={box} className={root}>
      <button
        id={opener}
        type="button"
        className={barButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={label}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {button}
        <span className={visuallyHidden}>{label}</span>
      </button>
      {isOpen && (
        <div
          id={id}
          className={width === undefined ? panel : `${panel} ${sized}`}
          style={width === undefined ? undefined : ({ '--width': `${width}px` } as CSSProperties)}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
