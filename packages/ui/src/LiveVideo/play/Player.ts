/** A way to a stream: by WebRTC (WHEP), HTTP-FLV or HLS. */
export interface VideoWay {
  protocol: 'whep' | 'flv' | 'hls';
  url: string;
}

/**
 * Why a way brings no picture: the page of https may not load http; the browser cannot play it; the server cannot be
 * reached, refuses, gives nothing within the time, or gives a codec that the browser does not know; the stream ended.
 */
export type PlayFailure = 'mixed' | 'unsupported' | 'unreachable' | 'refused' | 'silent' | 'codec' | 'ended';

/** A way that was tried, and how that went. */
export interface Attempt {
  protocol: VideoWay['protocol'];
  failure: PlayFailure;
  /** HTTP status of a server that refused; 0 where there is none. */
  status: number;
}

/** Tells that a stream does not go on; once. */
export type TellFailure = (failure: PlayFailure, status?: number) => void;

/** Begins to play an address in an element that is muted; gives what ends it. */
export type Player = (video: HTMLVideoElement, url: string, tell: TellFailure) => () => void;
