/** A LiveKit server that carries the sound and picture of meetings. */
export interface LiveKit {
  /** Where browsers reach it: `wss://…`, or `ws://…` on a network of one's own. */
  url: string;
  /** Name of the key by which this server speaks to it. */
  key: string;
  /** What signs tokens; it never leaves this server. */
  secret: string;
  /** Path of recordings on its recorder (LiveKit Egress); '' where meetings are not recorded. */
  recordings: string;
}
