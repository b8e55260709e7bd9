import type { ReactNode } from 'react';
import { sizes, tones, truncated, weights } from './Text.css.ts';

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** The element; default `span`. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'label' | 'h1' | 'h2' | 'h3' | 'h4';
  /** Role of its size; default `base`. */
  size?: keyof typeof sizes;
  /** Role of its colour; default `normal`. */
  tone?: keyof typeof tones;
  /** Default `bold` for headings, else `normal`. */
  weight?: keyof typeof weights;
  /** Cuts to one line with an ellipsis; default false. */
  isTruncated?: boolean;
  /** Id, for labels. */
  id?: string;
  /** Extra class, for placement by the parent. */
  className?: string;
}

/** Words in one of the kit's sizes and tones. */
export function Text({
  children,
  as: Element = 'span',
  size = 'base',
  tone = 'normal',
  weight,
  isTruncated = false,
  id,
  className = '',
}: TextProps) {
  const heavy = weights[weight ?? (/^(h\d|strong)$/.test(Element) ? 'bold' : 'normal')];
  return (
    <Element id={id} className={`${sizes[size]} ${tones[tone]} ${heavy} ${isTruncated ? truncated : ''} ${className}`}>
      {children}
    </Element>
  );
}
