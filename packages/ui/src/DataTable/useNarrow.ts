import { useSyncExternalStore } from 'react';

const query = 'screen and (max-width: 767.98px)';

let known: MediaQueryList | undefined;

/** The question put to the browser once: each render asks for its answer. */
const media = (): MediaQueryList => (known ??= matchMedia(query));

/** Whether the screen is narrower than 768 px; paper never is. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  media().addEventListener('change', onChange);
  return () => media().removeEventListener('change', onChange);
}
