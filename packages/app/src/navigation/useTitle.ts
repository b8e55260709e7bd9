import { useEffect } from 'react';

/** Gives the window the title of the page shown; '' leaves it as it is. */
export function useTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
