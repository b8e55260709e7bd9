import { useLayoutEffect } from 'react';
import { browserStore } from '../../base/browserStore.ts';

/** Draws the page dark where the device is, as long as this browser remembers no theme that a person chose. */
export function useDeviceTheme(): void {
  useLayoutEffect(() => {
    if (browserStore.read('theme') !== null) return undefined;
    const { dataset } = document.documentElement;
    const { theme: before = 'default' } = dataset;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      dataset.theme = dark.matches ? 'dark' : before;
    };
    follow();
    dark.addEventListener('change', follow);
    return () => {
      dark.removeEventListener('change', follow);
      dataset.theme = before;
    };
  }, []);
}
