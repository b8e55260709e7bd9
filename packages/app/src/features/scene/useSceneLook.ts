import { useLayoutEffect } from 'react';

/** Draws the page in the look of scenes while one is shown, so that what opens over the scene has it too. */
export function useSceneLook(look = 'dark'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme: before } = dataset;
    dataset.theme = look;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [look]);
}
