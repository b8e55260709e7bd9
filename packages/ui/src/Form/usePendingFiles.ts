import { useCallback, useRef, useState } from 'react';

/** The files of a form's fields that are not part of their values yet. */
export function usePendingFiles() {
  /** By field, files that are uploading or failed. */
  const pending = useRef(new Map<string, number>());
  const uploading = useRef(new Map<string, number>());
  const waiting = useRef<(() => void)[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const isUploading = () => [...uploading.current.values()].some((count) => count > 0);
  const note = useCallback((name: string, count: number, moving: number) => {
    pending.current.set(name, count);
    uploading.current.set(name, moving);
    if (!isUploading()) for (const go of waiting.current.splice(0)) go();
  }, []);
  /** Resolves when no file is uploading any more; at once where none is. */
  const whenUploaded = async () => {
    if (!isUploading()) return;
    setWaiting(true);
    await new Promise<void>((go) => waiting.current.push(go));
    setWaiting(false);
  };
  const isPending = () => [...pending.current.values()].some((count) => count > 0);
  return { pending, note, whenUploaded, isPending, isWaiting };
}
