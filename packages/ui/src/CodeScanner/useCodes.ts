import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHandlers } from '../useHandlers/useHandlers.tsx';
import { openDetector } from './detector.ts';
import { type NoCamera, openCamera } from './openCamera.ts';

/** How a scanner stands: it opens the camera, looks, or has none. */
export type ScannerState = 'opening' | 'looking' | NoCamera;

/** Milliseconds between two looks. */
const PAUSE = 250;

/** Looks for codes in the picture of the camera while the part is shown; each code is told once in a row. */
export function useCodes(onCode: (code: string) => void): {
  /** The element that shows the picture. */
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('opening');
  const { tell } = useHandlers({ tell: onCode });
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let last = '';
    const begin = async () => {
      const [camera, detector] = await Promise.all([openCamera(), openDetector()]);
      if (typeof camera === 'string') return setState(camera);
      stream = camera;
      const picture = video.current;
      if (isGone || picture === null) return stop();
      picture.srcObject = camera;
      await picture.play();
      setState('looking');
      const look = async () => {
        const found = await detector.detect(picture).catch(() => []);
        const code = found[0]?.rawValue ?? '';
        if (isGone) return;
        if (code !== '' && code !== last) tell(code);
        if (code !== '') last = code;
        timer = setTimeout(() => void look(), PAUSE);
      };
      await look();
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    begin().catch(() => setState('none'));
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [tell]);
  return { video, state };
}
