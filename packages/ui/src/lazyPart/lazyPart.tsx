import { type ComponentType, lazy } from 'react';

/** Milliseconds after which a failure is forgotten; until then it is shown. */
const MEMORY = 500;

/**
 * A component whose code comes when it is first drawn. Where the code did not come, it is asked for anew when the component is drawn again a moment later,
 * as a retry does; `lazy` of React fails from then on for as long as the page lives. `load` rejects into the boundary around.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const begin = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        setTimeout(() => {
          Current = begin();
        }, MEMORY);
        throw error;
      }
    });
  let Current = begin();
  return function Part(props: P) {
    return <Current {...props} />;
  };
}
