import { useSyncExternalStore } from 'react';

const query = 'screen and (max-width: 767.98px)';

/** Whether the screen is narrower than 768 px; paper never is. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
