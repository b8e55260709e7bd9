import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as css from './LiveVideo.css.ts';
import type { Attempt, VideoWay } from './play/Player.ts';
import { type PlaySetting, playFirst } from './play/playFirst.ts';
import { protocolNames, useAttemptWords } from './useAttemptWords.ts';

export type { VideoWay } from './play/Player.ts';

/** How a stream is. */
export type VideoState = 'connecting' | 'live' | 'lost';

export interface LiveVideoProps {
  /** Name of the camera. */
  name: string;
  /** The ways to its stream, the best first; one that brings no picture within 3 s is given up for the next. */
  ways: readonly VideoWay[];
  /** Who watches, written on the picture. */
  watcher?: string;
  /** Called with how the stream is, and with what was tried, in words. */
  onState: (state: VideoState, tried: string) => void;
  /** The picture, to be taken as a snapshot. */
  ref?: Ref<HTMLVideoElement>;
}

/** Each player comes with its own code when it is first needed. */
const players: PlaySetting['players'] = {
  whep: async () => (await import('./play/whep.ts')).whep,
  flv: async () => (await import('./play/flv.ts')).flv,
  hls: async () => (await import('./play/hls.ts')).hls,
};

/**
 * The live picture of a camera, without sound; give it a new key to try again. New ways to the same stream are taken
 * for the next try and do not disturb the one that plays.
 */
export function LiveVideo({ name, ways, watcher = '', onState, ref }: LiveVideoProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement, []);
  const [shown, setShown] = useState<VideoWay['protocol'] | null>(null);
  const wordsOf = useAttemptWords();
  const heard = useRef({ onState, wordsOf });
  const latest = useRef(ways);
  useEffect(() => {
    heard.current = { onState, wordsOf };
    latest.current = ways;
  });
  useEffect(() => {
    if (video.current === null) return undefined;
    const attempts: Attempt[] = [];
    const tell = (state: VideoState) => heard.current.onState(state, heard.current.wordsOf(attempts));
    tell('connecting');
    return playFirst(
      video.current,
      latest.current,
      {
        onAttempt: (attempt) => {
          attempts.push(attempt);
          tell('connecting');
        },
        onLive: (protocol) => {
          setShown(protocol);
          tell('live');
        },
        onLost: () => tell('lost'),
      },
      { players, isSecure: location.protocol === 'https:' },
    );
  }, []);
  return (
    <div className={css.frame}>
      <video ref={video} aria-label={t`${name}的画面`} className={css.picture} muted playsInline autoPlay />
      <span className={css.mark}>
        {[watcher, shown === null ? '' : protocolNames[shown]].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
