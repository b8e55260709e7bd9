import mpegts from 'mpegts.js';
import type { Player } from './Player.ts';

/** Plays HTTP-FLV through the media source of the browser. */
export const flv: Player = (video, url, tell) => {
  if (!mpegts.isSupported()) {
    tell('unsupported');
    return () => undefined;
  }
  mpegts.LoggingControl.enableAll = false;
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url },
    { enableWorker: false, enableStashBuffer: false, liveBufferLatencyChasing: true, autoCleanupSourceBuffer: true },
  );
  player.on(mpegts.Events.ERROR, (kind: string, _detail: string, about?: { code?: number }) => {
    if (kind === mpegts.ErrorTypes.MEDIA_ERROR) return tell('codec');
    const status = about?.code ?? 0;
    return status >= 400 ? tell('refused', status) : tell('unreachable');
  });
  player.on(mpegts.Events.LOADING_COMPLETE, () => tell('ended'));
  player.attachMediaElement(video);
  player.load();
  void Promise.resolve(player.play()).catch(() => null);
  return () => player.destroy();
};
