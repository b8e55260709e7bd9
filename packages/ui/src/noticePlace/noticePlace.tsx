import { type ReactNode, type Ref, createContext, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './noticePlace.css.ts';

interface Place {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

const PlaceContext = createContext<Place | null>(null);

/**
 * Lets forms inside say why they were not saved at the `NoticePlace` inside, above the deciding buttons, which stay
 * visible.
 */
export function WithNotices({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, setElement }), [element]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The place of notices, above the deciding buttons of a window or page. */
export function NoticePlace() {
  const place = use(PlaceContext);
  return <div ref={place?.setElement ?? null} className={css.place} />;
}

/**
 * What a form says above the deciding buttons; where it is drawn, outside of a window or page with such a place.
 * Focusable by `ref`.
 */
export function Notice({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  const place = use(PlaceContext);
  const said = (
    <div ref={ref} tabIndex={-1} className={css.notice}>
      {children}
    </div>
  );
  if (place === null) return said;
  return place.element === null ? null : createPortal(said, place.element);
}
