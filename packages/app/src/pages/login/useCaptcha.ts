import { useCallback, useEffect, useRef, useState } from 'react';
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
  const [captcha, setCaptcha] = useState<Captcha>({ key: '', image: '', isLoading: true, error: null });
  const round = useRef(0);
  const load = useCallback(() => {
    round.current += 1;
    const own = round.current;
    const show = (next: Omit<Captcha, 'isLoading'>) => {
      if (own === round.current) setCaptcha({ ...next, isLoading: false });
    };
    transport.captcha().then(
      ({ key, image }) => show({ key, image, error: null }),
      (error: unknown) => show({ key: '', image: '', error }),
    );
  }, []);
  useEffect(() => {
    load();
    return () => {
      round.current += 1;
    };
  }, [load]);
  const refresh = () => {
    setCaptcha((before) => ({ ...before, isLoading: true }));
    load();
  };
  return [captcha, refresh];
}
