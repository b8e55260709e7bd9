import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { edge, fill, quiet, square } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A square button that shows only an icon. Default variant `quiet`. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'medium',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      className={`${square} ${edge[size]} ${variant === 'quiet' ? quiet : ''} ${className}`}
    >
      <span className={fill} title={label}>
        {children}
      </span>
    </Button>
  );
}
