import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { base, content, sizes, variant as variants } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** The text on it. */
  children?: ReactNode;
  /** How prominent it is: `primary` once per view, `critical` for what cannot be taken back. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** Its height, from the density; default `medium`. */
  size?: 'medium' | 'small';
  /** An icon before the text. */
  icon?: ReactNode;
  /** Extra class, for placement by the parent. */
  className?: string;
  /** The native button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button; while `isPending` it keeps its width and focus, shows a ring, takes no presses and announces itself. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={`${base} ${variants[variant]} ${sizes[size]} ${className}`}>
      <span className={content}>
        {icon}
        {children}
      </span>
      {rest.isPending && <Spinner />}
    </AriaButton>
  );
}
