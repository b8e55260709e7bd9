import { useCallback, useEffect, useState } from 'react';
import { transport } from '../../session/transport.ts';

/** A captcha picture: its key, the picture as an address, and what hinders it. */
export interface Captcha {
  key: string;
  image: string;
  isLoading: boolean;
  error: unknown;
}

/** The captcha of the login form, and a way to get another; of several requests the last one counts. */
export function useCaptcha(): [Captcha, () => void] {
  const [round, setRound] = useState(0);
  const [captcha, setCaptcha] = useState<Captcha>({ key: '', image: '', isLoading: true, error: null });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Partial<Captcha>) => isCurrent && setCaptcha((before) => ({ ...before, ...next, isLoading: false }));
    transport.captcha().then(
      ({ key, image }) => show({ key, image, error: null }),
      (error: unknown) => show({ key: '', image: '', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const refresh = useCallback(() => {
    setCaptcha((before) => ({ ...before, isLoading: true }));
    setRound((before) => before + 1);
  }, []);
  return [captcha, refresh];
}
