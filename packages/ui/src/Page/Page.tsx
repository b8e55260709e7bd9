import { type ReactNode, use, useState } from 'react';
import { Text } from '../Text/Text.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { header, lead, page, tools } from './Page.css.ts';
import { PageTools, PageTrail } from './pageParts.ts';

export { PageTools, PageTrail } from './pageParts.ts';

export interface PageProps {
  /** The name of the screen, its first heading. */
  title: string;
  /** Shows the title only to screen readers; default false. */
  isTitleHidden?: boolean;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Space around in pixels; default 5. */
  gutter?: number;
  /** The screen. */
  children: ReactNode;
}

/**
 * A screen: its heading, its actions and its cards. The way to it (`PageTrail`) stands before the heading, and a list
 * inside puts its buttons beside it (`PageTools`).
 */
export function Page({ title, isTitleHidden = false, actions, gutter = 5, children }: PageProps) {
  const trail = use(PageTrail);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const heading = (
    <Text as="h1" size="title" className={isTitleHidden ? visuallyHidden : ''}>
      {title}
    </Text>
  );
  return (
    <div className={page} style={{ padding: gutter }}>
      {isTitleHidden && !actions ? (
        heading
      ) : (
        <div className={header}>
          <div className={lead}>
            {trail}
            {heading}
          </div>
          {actions}
          <div ref={setPlace} className={tools} />
        </div>
      )}
      <PageTools value={isTitleHidden ? undefined : place}>{children}</PageTools>
    </div>
  );
}
