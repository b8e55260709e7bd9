import type { ReactNode } from 'react';
import { button, ring, tones } from './NativeButton.css.ts';

/** Props of NativeButton. */
export interface NativeButtonProps {
  /** The words on it. */
  children: ReactNode;
  /** How loud it is; default `secondary`. */
  variant?: keyof typeof tones;
  /** Submits its form instead of calling `onPress`; default false. */
  isSubmit?: boolean;
  /** Shows a ring but keeps width and focus; its owner ignores presses meanwhile. Default false. */
  isPending?: boolean;
  onPress?: () => void;
}

/** The kit's button without React Aria, for the pages that everybody waits for: login and failures. */
export function NativeButton({ children, variant = 'secondary', isSubmit = false, isPending = false, onPress }: NativeButtonProps) {
  return (
    <button type={isSubmit ? 'submit' : 'button'} className={`${button} ${tones[variant]}`} aria-busy={isPending || undefined} onClick={onPress}>
      {children}
      {isPending && <span className={ring} aria-hidden="true" />}
    </button>
  );
}
