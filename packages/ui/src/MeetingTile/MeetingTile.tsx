import { useLingui } from '@lingui/react/macro';
import { MicOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './MeetingTile.css.ts';

export interface MeetingTileProps {
  /** Who it is. */
  name: string;
  /** What comes from there; null while nothing does. */
  stream: MediaStream | null;
  /** Whether they can be heard, and seen. */
  hasSound: boolean;
  hasPicture: boolean;
  /** A word beside the name, such as that the connection is being made; default none. */
  note?: string;
  /** Whether it is the person who looks: mirrored, and not heard; default false. */
  isOwn?: boolean;
}

/** Somebody in a meeting: the picture, or the letters of the name, and whether the microphone is off. */
export function MeetingTile({ name, stream, hasSound, hasPicture, note = '', isOwn = false }: MeetingTileProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isSilent, setSilent] = useState(false);
  const play = useCallback(
    async () =>
      video.current?.play().then(
        () => setSilent(false),
        // Whatever else ends a play is begun again by the next stream.
        (reason: unknown) => setSilent(reason instanceof Error && reason.name === 'NotAllowedError'),
      ),
    [],
  );
  useEffect(() => {
    const element = video.current;
    if (element === null || stream === null) return undefined;
    element.srcObject = stream;
    void play();
    return () => {
      element.srcObject = null;
    };
  }, [stream, play]);
  const isSeen = hasPicture && stream !== null;
  return (
    <figure className={css.tile} aria-label={name}>
      {!isSeen && <Avatar name={name} size={72} isDecorative />}
      <video
        ref={video}
        className={css.picture}
        data-mirrored={isOwn || undefined}
        data-hidden={!isSeen || undefined}
        aria-label={t`${name}的画面`}
        muted={isOwn}
        playsInline
      >
        <track kind="captions" />
      </video>
      <figcaption className={css.plate}>
        {!hasSound && (
          <>
            <Icon of={MicOff} size="14px" />
            <span className={visuallyHidden}>{t`麦克风已关闭`}</span>
          </>
        )}
        <span className={css.name}>{note === '' ? name : `${name} · ${note}`}</span>
      </figcaption>
      {isSilent && (
        <span className={css.blocked}>
          <Button size="small" onPress={() => void play()}>{t`开启声音`}</Button>
        </span>
      )}
    </figure>
  );
}
