import { thrid } from '@lattice/api/resources/project/thrid';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { type NoMedia, openSound } from '../meeting/openMedia.ts';
import { SHORTEST, recordEcho } from './recordEcho.ts';
import { sendSound } from './sendSound.ts';

/** What is being said; gives the words at its end. */
interface Talk {
  end(): Promise<string>;
}

/**
 * Talk to a camera while something is held: the microphone is open for as long. A demo device says back what it heard,
 * so that one hears that it works; a platform that takes sound brings it to the device.
 */
export function useTalk(id: string) {
  const { t } = useLingui();
  const [state, setState] = useState<'still' | 'opening' | 'talking'>('still');
  const [words, setWords] = useState('');
  /** Counts holds and releases: what opens after its release is closed again. */
  const turn = useRef(0);
  const talk = useRef<Talk | null>(null);
  const reasons: Record<NoMedia, string> = {
    insecure: t`本页面没有使用 HTTPS，浏览器不开放麦克风。请联系管理员为系统启用 HTTPS。`,
    refused: t`浏览器没有得到麦克风的许可。请点按地址栏旁的图标，允许本网站使用麦克风。`,
    none: t`没有找到麦克风，请接好后再试。`,
    busy: t`麦克风正被其他程序使用，请关闭那个程序后再试。`,
  };
  const short = t`说得太短，请按住按钮，说完再松开。`;
  const end = () => {
    turn.current += 1;
    setState('still');
    const ended = talk.current;
    talk.current = null;
    ended?.end().then(setWords, (error: unknown) => setWords(errorText(error)));
  };
  const echoOf = (sound: MediaStream): Talk => {
    const echo = recordEcho(sound);
    const heard = async () => {
      const ms = await echo.end();
      if (ms < SHORTEST) return short;
      const seconds = Math.max(1, Math.round(ms / 1000));
      return t`已说 ${seconds} 秒，演示设备正在播回。`;
    };
    return { end: async () => heard().catch(() => t`浏览器不能播回刚才的声音。`) };
  };
  const sentBy = async (sound: MediaStream, platform: string): Promise<Talk | null> => {
    const sent = await sendSound(id, sound);
    return sent && { end: async () => sent.end().then(() => t`已由“${platform}”送到设备。`) };
  };
  const begin = async () => {
    turn.current += 1;
    const own = turn.current;
    setState('opening');
    setWords('');
    try {
      const stream = await client(thrid).talk({ id });
      const { protocol, platform } = stream;
      if (protocol !== 'demo' && protocol !== 'speak') {
        setWords(t`对讲由“${platform}”承担，本系统不能直接向它送出声音。`);
        return setState('still');
      }
      const sound = await openSound();
      if (typeof sound === 'string') {
        setWords(reasons[sound]);
        return setState('still');
      }
      const opened = protocol === 'demo' ? echoOf(sound) : await sentBy(sound, platform);
      if (opened === null) {
        setWords(t`已请“${platform}”接通，但声音没有送到，请检查浏览器到媒体服务器的网络。`);
        return setState('still');
      }
      if (turn.current !== own) {
        // Released before the microphone was there.
        await opened.end();
        return setWords(short);
      }
      talk.current = opened;
      setWords(t`正在说话…`);
      return setState('talking');
    } catch (error) {
      setWords(errorText(error));
      return setState('still');
    }
  };
  return { state, words, begin: () => void begin(), end };
}
