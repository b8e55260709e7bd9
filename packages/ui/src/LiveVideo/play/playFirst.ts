import type { Attempt, PlayFailure, Player, VideoWay } from './Player.ts';

/** How long a way has to bring the first picture, in ms. */
export const PATIENCE = 3000;

/** What becomes of a try to play. */
export interface PlayEvents {
  /** A way was given up, and the next one is tried. */
  onAttempt: (attempt: Attempt) => void;
  /** The first picture is there. */
  onLive: (protocol: VideoWay['protocol']) => void;
  /** All ways were given up, or what played has ended. */
  onLost: () => void;
}

/** How the players come, each with its own code; the page's scheme. */
export interface PlaySetting {
  players: Readonly<Record<VideoWay['protocol'], () => Promise<Player>>>;
  isSecure: boolean;
  patience?: number;
}

const loadsPlain = ({ url }: VideoWay) => url.startsWith('http:');

/** Plays the first way that brings a picture in time; gives what ends all of it. */
export function playFirst(
  video: HTMLVideoElement,
  ways: readonly VideoWay[],
  { onAttempt, onLive, onLost }: PlayEvents,
  { players, isSecure, patience = PATIENCE }: PlaySetting,
): () => void {
  let leave: () => void = () => undefined;
  let isOver = false;
  const from = (at: number): void => {
    const way = ways[at];
    if (way === undefined) return onLost();
    let end: () => void = () => undefined;
    let isDone = false;
    let isLive = false;
    const finish = () => {
      isDone = true;
      clearTimeout(timer);
      video.removeEventListener('loadeddata', shown);
      end();
    };
    const fail = (failure: PlayFailure, status = 0) => {
      if (isDone || isOver) return;
      finish();
      onAttempt({ protocol: way.protocol, failure, status });
      if (isLive) onLost();
      else from(at + 1);
    };
    const shown = () => {
      if (video.videoWidth === 0 || isDone || isLive) return;
      isLive = true;
      clearTimeout(timer);
      onLive(way.protocol);
    };
    const timer = setTimeout(() => fail('silent'), patience);
    leave = () => !isDone && finish();
    if (isSecure && loadsPlain(way)) return fail('mixed');
    video.addEventListener('loadeddata', shown);
    players[way.protocol]().then(
      (play) => {
        if (!isDone && !isOver) end = play(video, way.url, fail);
        // A player that knows at once that it cannot play has told so before it gave its end.
        if (isDone) end();
      },
      () => fail('unsupported'),
    );
    return undefined;
  };
  from(0);
  return () => {
    isOver = true;
    leave();
  };
}
