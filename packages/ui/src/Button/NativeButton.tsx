import { type ReactNode, useState } from 'react';
import { base, content, sizes, spinner, variant as variants } from './Button.css.ts';

interface NativeButtonProps {
  /** The text on it, or an icon together with a `label`. */
  children: ReactNode;
  /** How prominent it is; default `secondary`. */
  variant?: keyof typeof variants;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Its name and tooltip where it shows an icon alone; default its words. */
  label?: string;
  /** Submits its form instead of calling `onPress`; default false. */
  isSubmit?: boolean;
  /** Shows a ring but keeps width and focus; its owner ignores presses meanwhile. Default false. */
  isPending?: boolean;
  /** Called when it is pressed. */
  onPress?: () => void;
  /** Extra class, for placement by the parent. */
  className?: string;
}

/** The button without React Aria, for parts that everybody waits for: login, frame and failures. */
export function NativeButton({
  children,
  variant = 'secondary',
  icon,
  label,
  isSubmit = false,
  isPending = false,
  onPress,
  className = '',
}: NativeButtonProps) {
  const [pointer, setPointer] = useState<'over' | 'down'>();
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={`${base} ${variants[variant]} ${sizes.medium} ${className}`}
      aria-label={label}
      title={label}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      data-hovered={pointer !== undefined || undefined}
      data-pressed={pointer === 'down' || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setPointer('over')}
      onPointerDown={() => setPointer('down')}
      onPointerUp={({ pointerType }) => setPointer(pointerType === 'touch' ? undefined : 'over')}
      onPointerLeave={() => setPointer(undefined)}
      onClick={onPress}
    >
      <span className={content}>
        {icon}
        {children}
      </span>
      {isPending && <span className={spinner} aria-hidden="true" />}
    </button>
  );
}
