import { useEffect, useRef } from 'react';
import { prose } from './HtmlView.css.ts';

/** Props of HtmlView. */
export interface HtmlViewProps {
  /** The text as HTML, from whatever source. */
  html: string;
  /** Its name for screen readers; with it the text is an article. */
  label?: string;
}

/** Formatted text from elsewhere, made harmless before it is shown; links to other sites open beside this one. */
export function HtmlView({ html, label }: HtmlViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('./sanitise.ts').then(({ sanitiseToNodes }) => {
      if (isCurrent) ref.current?.replaceChildren(sanitiseToNodes(html));
    });
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <div ref={ref} className={prose} {...(label !== undefined && { role: 'article', 'aria-label': label })} />;
}
