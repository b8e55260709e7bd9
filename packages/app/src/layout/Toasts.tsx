import { toastQueue } from '@lattice/ui/Toast';
import { type ComponentType, useEffect, useState } from 'react';

const bring = () => import('@lattice/ui/ToastRegion');

/**
 * Where news appears; its code comes with the first news or the first deed of the person, so that the first page need
 * not wait for it.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Region !== null) return undefined;
    const load = () =>
      void bring().then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => null,
      );
    if (toastQueue.visibleToasts.length > 0) load();
    const forget = toastQueue.subscribe(load);
    window.addEventListener('pointerdown', load);
    window.addEventListener('keydown', load);
    return () => {
      forget();
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, [Region]);
  return Region && <Region />;
}
