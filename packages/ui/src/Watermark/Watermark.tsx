import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHasPage } from '../LayoutSize/useHasPage.ts';
import { useEditedHole } from './useEditedHole.ts';
import { fixed, holder, pattern } from './Watermark.css.ts';

export interface WatermarkProps {
  /** One line or two, such as who looks and when; nothing marks nothing. */
  text: string | readonly string[];
  /** What is marked. Without it the whole window is. */
  children?: ReactNode;
  /** Distance from one mark to the next in pixels; default 220. */
  gap?: number;
}

/**
 * Faint slanted words over what should not be shared as a picture; they take no clicks, are not read out, and leave the
 * field open that is edited where they cover the window.
 */
export function Watermark({ text, children, gap = 220 }: WatermarkProps) {
  const id = useId();
  const mark = useRef<SVGSVGElement>(null);
  useEditedHole(mark);
  const hasPage = useHasPage();
  const lines = (typeof text === 'string' ? [text] : text).filter((line) => line !== '');
  const marks = lines.length > 0 && (
    <svg
      ref={children === undefined ? mark : undefined}
      className={children === undefined ? `${pattern} ${fixed}` : pattern}
      aria-hidden
      focusable="false"
    >
      <defs>
        <pattern id={id} width={gap} height={gap * 0.7} patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
          {lines.map((line, at) => (
            <text key={line} x="8" y={40 + at * 20} fontSize="14" fill="currentColor">
              {line}
            </text>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
  // Beside the page, because dialogs stand there too; on a server there is no page yet.
  if (children === undefined) return marks && hasPage ? createPortal(marks, document.body) : null;
  return (
    <div className={holder}>
      {children}
      {marks}
    </div>
  );
}
