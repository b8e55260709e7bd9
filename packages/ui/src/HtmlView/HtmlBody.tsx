import { useEffect, useRef } from 'react';
import { prose } from './HtmlView.css.ts';
import type { HtmlViewProps } from './HtmlViewProps.ts';
import { sanitiseToNodes } from './sanitise.ts';
import { addPlayers } from './videos.ts';

/** The text of HtmlView, made harmless; its code comes when the first text is shown. */
export function HtmlBody({ html, label }: HtmlViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = sanitiseToNodes(html);
    addPlayers(text, location.href);
    ref.current?.replaceChildren(text);
  }, [html]);
  return <div ref={ref} className={prose} {...(label !== undefined && { role: 'article', 'aria-label': label })} />;
}
