import { thrid } from '@lattice/api/resources/project/thrid';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { type NoMedia, openSound } from '../meeting/openMedia.ts';
import { type Echo, recordEcho } from './recordEcho.ts';

/** Milliseconds after which talk ends by itself. */
const LONGEST = 30_000;

/**
 * Talk to a camera while something is held: the microphone is open for as long. A demo device says back what it heard,
 * so that one hears that it works.
 */
export function useTalk(id: string) {
  const { t } = useLingui();
  const [state, setState] = useState<'still' | 'opening' | 'talking'>('still');
  const [words, setWords] = useState('');
  const isHeld = useRef(false);
  const echo = useRef<Echo | null>(null);
  const reasons: Record<NoMedia, string> = {
    insecure: t`本页面没有使用 HTTPS，浏览器不开放麦克风。请联系管理员为系统启用 HTTPS。`,
    refused: t`浏览器没有得到麦克风的许可。请点按地址栏旁的图标，允许本网站使用麦克风。`,
    none: t`没有找到麦克风，请接好后再试。`,
    busy: t`麦克风正被其他程序使用，请关闭那个程序后再试。`,
  };
  const end = () => {
    isHeld.current = false;
    setState('still');
    const ended = echo.current;
    echo.current = null;
    ended?.end().then(
      (seconds) => setWords(t`已说 ${seconds} 秒，演示设备正在播回。`),
      () => setWords(t`浏览器不能播回刚才的声音。`),
    );
  };
  const begin = async () => {
    isHeld.current = true;
    setState('opening');
    setWords('');
    try {
      const stream = await client(thrid).talk({ id });
      if (stream.protocol !== 'demo') {
        setWords(t`对讲由“${stream.platform}”承担，本系统不能直接向它送出声音。`);
        return setState('still');
      }
      const sound = await openSound();
      if (typeof sound === 'string') {
        setWords(reasons[sound]);
        return setState('still');
      }
      echo.current = recordEcho(sound);
      // Released before the microphone was there.
      if (!isHeld.current) return end();
      setWords(t`正在说话…`);
      return setState('talking');
    } catch (error) {
      setWords(errorText(error));
      return setState('still');
    }
  };
  const isTalking = state === 'talking';
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!isTalking) return undefined;
    const stop = () => latest.current();
    const leave = () => document.hidden && stop();
    const timer = setTimeout(stop, LONGEST);
    window.addEventListener('blur', stop);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', stop);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isTalking]);
  useEffect(() => () => void echo.current?.end().catch(() => 0), []);
  return { state, words, begin: () => void begin(), end };
}
