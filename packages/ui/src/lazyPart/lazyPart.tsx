import { type ComponentType, type ReactNode, createContext, use, useState, useSyncExternalStore } from 'react';

/** What stands in the place of the parts inside while their code comes; nothing by default. */
export const Waiting = createContext<ReactNode>(null);

/** A part whose code comes later. */
export type LazyPart<P extends object> = ComponentType<P> & {
  /** Brings the code ahead of the first drawing, which then shows it at once; what did not come, the drawing throws. */
  bring: () => Promise<void>;
};

/** What is known of the code of a part. */
interface Arrival<P> {
  Came?: ComponentType<P>;
  fault?: Error;
}

/**
 * A component whose code comes when it is first drawn, shown the moment it is there; the parts of React's `lazy` wait
 * up to 300 ms to be shown together with others.
 * Where the code did not come, it is asked for again when the component is put on the page again, as a retry does;
 * `lazy` fails from then on for as long as the
 * page lives. `load` rejects into the boundary around.
 *
 * @example
 *   ```ts
 *   import { lazyPart } from '@lattice/ui/lazyPart';
 *
 *   const MapView = lazyPart(async () => (await import('@lattice/ui/MapView')).MapView);
 *   ```
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const drawn = new Set<() => void>();
  let arrival: Arrival<P> = {};
  let asked: Promise<void> | undefined;
  const tell = (news: Arrival<P>) => {
    arrival = news;
    for (const draw of drawn) draw();
  };
  const ask = async (): Promise<void> => {
    try {
      tell({ Came: await load() });
    } catch (cause) {
      tell({ fault: cause instanceof Error ? cause : new Error(String(cause)) });
    }
  };
  const forgetFault = () => {
    if (arrival.fault === undefined) return;
    arrival = {};
    asked = undefined;
  };
  const bring = () => (asked ??= ask());
  const subscribe = (draw: () => void) => {
    drawn.add(draw);
    return () => drawn.delete(draw);
  };
  const read = () => arrival;
  function Part(props: P) {
    useState(forgetFault);
    const { Came, fault } = useSyncExternalStore(subscribe, read, read);
    const waiting = use(Waiting);
    void bring();
    if (fault !== undefined) throw fault;
    if (Came === undefined) return waiting;
    return waiting === null ? (
      <Came {...props} />
    ) : (
      <Waiting value={null}>
        <Came {...props} />
      </Waiting>
    );
  }
  return Object.assign(Part, { bring });
}
