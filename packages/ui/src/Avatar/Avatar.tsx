import { useState } from 'react';
import { avatar, grounds, picture } from './Avatar.css.ts';
import { hue, initials } from './initials.ts';

export interface AvatarProps {
  /** Whose it is. */
  name: string;
  /** URL of the picture; without it, or if it does not load, the name's letters are shown. */
  src?: string;
  /** Width and height in pixels; default 32. */
  size?: number;
  /** Whether the name stands beside it already, so screen readers pass over it; default false. */
  isDecorative?: boolean;
}

/** A person's picture, or the letters of the name on a ground of their own. */
export function Avatar({ name, src, size = 32, isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed;
  const letters = initials(name);
  const meaning = isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  const style = { width: size, height: size, fontSize: Math.round(size * (letters.length > 1 ? 0.36 : 0.46)) };
  return (
    <span {...meaning} className={`${avatar} ${grounds[hue(name, grounds.length)]}`} style={style}>
      {shown ? <img src={src} alt="" className={picture} onError={() => setFailed(src)} /> : letters}
    </span>
  );
}
