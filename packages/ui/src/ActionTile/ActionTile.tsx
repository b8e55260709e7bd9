import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { hint as hintStyle, name, picture, tile, words } from './ActionTile.css.ts';

export interface ActionTileProps {
  /** What it does, such as 上报事件. */
  label: string;
  /** Its picture. */
  icon: LucideIcon;
  /** Where the action begins. */
  href: string;
  /** A line below, such as what waits there; default none. */
  hint?: string;
  /** Opens in a window of its own; default false. */
  isExternal?: boolean;
}

/** One of the few things that a person does most, as a large target. */
export function ActionTile({ label, icon, href, hint, isExternal = false }: ActionTileProps) {
  return (
    <Link href={href} className={tile} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span className={picture}>
        <Icon of={icon} size="22px" />
      </span>
      <span className={words}>
        <span className={name}>{label}</span>
        {hint !== undefined && <span className={hintStyle}>{hint}</span>}
      </span>
    </Link>
  );
}
