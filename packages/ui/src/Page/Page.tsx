import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { header, page } from './Page.css.ts';

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

/** A screen: its heading, its actions and its cards. */
export function Page({ title, isTitleHidden = false, actions, gutter = 5, children }: PageProps) {
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
          {heading}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
