import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { block, card, header } from './Card.css.ts';

export interface CardProps {
  /** What it holds. */
  children: ReactNode;
  /** Heading at its top; default none. */
  title?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Corner radius in pixels; default the theme's, 10 in the default theme. */
  radius?: number;
  /** Any CSS background, best a token; default the surface. */
  background?: string;
  /** Fills the height it is given and scrolls inside; default false. */
  isBlock?: boolean;
  /** Extra class, for placement by the parent. */
  className?: string;
}

/** A surface that holds one subject. */
export function Card({ children, title, actions, radius, background, isBlock = false, className = '' }: CardProps) {
  return (
    <div className={`${card} ${isBlock ? block : ''} ${className}`} style={{ borderRadius: radius, background }}>
      {(title || actions) && (
        <div className={header}>
          {title && (
            <Text as="h2" size="large">
              {title}
            </Text>
          )}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
