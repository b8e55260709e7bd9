import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { barButton, fill } from './BarButton.css.ts';

interface BarButtonProps {
  /** What it does: its tooltip, and its name for screen readers together with what its children say. */
  label: string;
  /** What it shows: an icon, perhaps with a badge; words that repeat the label are `aria-hidden`. */
  children: ReactNode;
  /** Called when it is pressed; leave out inside a trigger. */
  onPress?: () => void;
  /** The native button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A tool on the top bar; it may be the trigger of a menu or a popover. */
export function BarButton({ label, children, onPress, ref }: BarButtonProps) {
  return (
    <Button ref={ref} className={barButton} {...(onPress && { onPress })}>
      <span className={visuallyHidden}>{label}</span>
      <span title={label} className={fill}>
        {children}
      </span>
    </Button>
  );
}
