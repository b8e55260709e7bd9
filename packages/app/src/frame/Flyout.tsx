import { visuallyHidden } from '@lattice/ui/theme/visuallyHidden.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { panel, root, trigger } from './Flyout.css.ts';

/** Props of Flyout. */
export interface FlyoutProps {
  /** What the button is for: its tooltip, and its name for screen readers together with the words it shows. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** What it opens; call `close` when the matter is done. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel beneath it; Esc, a click outside and leaving it close it. */
export function Flyout({ label, button, children }: FlyoutProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return (
    <div ref={box} className={root}>
      <button ref={opener} type="button" className={trigger} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} title={label} onClick={() => setOpen(!isOpen)}>
        {button}
        <span className={visuallyHidden}>{label}</span>
      </button>
      {isOpen && <div id={id} className={panel}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
