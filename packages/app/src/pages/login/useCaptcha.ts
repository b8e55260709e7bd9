import { useCallback, useEffect, useRef, useState } from 'react';
import { transport } from '../../session/transport.ts';

/** The captcha of the login form: the picture as an address, and what hinders it. */
export interface Captcha {
  image: string;
  isLoading: boolean;
  error: unknown;
  /** Asks for another. */
  refresh: () => void;
  /** The key of the picture that was asked for last, once it is there; rejects where it did not come. */
  key: () => Promise<string>;
}

type Asked = ReturnType<typeof transport.captcha>;

/** The captcha of the login form; of several requests the last one counts. */
export function useCaptcha(): Captcha {
  const [captcha, setCaptcha] = useState<Pick<Captcha, 'image' | 'isLoading' | 'error'>>({
    image: '',
    isLoading: true,
    error: null,
  });
  const last = useRef<Asked>(undefined);
  const load = useCallback(() => {
    const own = transport.captcha();
    last.current = own;
    const show = (image: string, error: unknown) => {
      if (own === last.current) setCaptcha({ image, isLoading: false, error });
    };
    own.then(
      ({ image }) => show(image, null),
      (error: unknown) => show('', error),
    );
  }, []);
  useEffect(() => {
    load();
    return () => {
      last.current = undefined;
    };
  }, [load]);
  const refresh = () => {
    setCaptcha((before) => ({ ...before, isLoading: true }));
    load();
  };
  const key = async (): Promise<string> => {
    const asked = last.current;
    const answer = await asked;
    return asked === last.current ? (answer?.key ?? '') : key();
  };
  return { ...captcha, refresh, key };
}
