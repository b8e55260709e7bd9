import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** What it says; never the only place of what staff must know. */
  text: string;
  /** Where it stands; default `top`. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The thing explained: a Button, an IconButton, a Link, or anything in React Aria's Focusable. */
  children: ReactElement;
}

/** A short explanation under pointer or keyboard focus; Esc hides it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
