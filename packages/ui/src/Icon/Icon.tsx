import type { LucideIcon } from 'lucide-react';
import { vars } from '../theme/vars.css.ts';

export { iconNames, namedIcon } from './namedIcon.ts';

export interface IconProps {
  /** The picture, one import of `lucide-react`. */
  of: LucideIcon;
  /** Width and height in pixels or any CSS length; default the theme's icon size. */
  size?: number | string;
  /** What it means, for screen readers; default none: the icon is decoration. */
  label?: string;
  /** Extra class, for colour or motion. */
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ of: Picture, size = vars.size.icon, label, className }: IconProps) {
  const style = { inlineSize: size, blockSize: size, flexShrink: 0 };
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Picture {...meaning} style={style} strokeWidth={1.75} className={className} />;
}
