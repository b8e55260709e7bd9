import HlsStream from 'hls.js';
import type { Player } from './Player.ts';

/** Plays HLS through the media source of the browser. */
export const hls: Player = (video, url, tell) => {
  if (!HlsStream.isSupported()) {
    tell('unsupported');
    return () => undefined;
  }
  const player = new HlsStream({ enableWorker: false, lowLatencyMode: true, liveSyncDurationCount: 2 });
  player.on(HlsStream.Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return;
    if (type === HlsStream.ErrorTypes.MEDIA_ERROR) return tell('codec');
    return (response?.code ?? 0) >= 400 ? tell('refused', response?.code) : tell('unreachable');
  });
  player.attachMedia(video);
  player.loadSource(url);
  void video.play().catch(() => null);
  return () => player.destroy();
};
