/** The listeners of each notification channel; one that throws does not disturb the others. */
export class Channels {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();

  /** The channels that have ever had a listener. */
  names(): string[] {
    return [...this.#listeners.keys()];
  }

  /** Adds a listener; the result removes it. */
  add(channel: string, hear: (payload: string) => void): () => void {
    const own = (payload: string): void => hear(payload);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(own));
    return () => listeners.delete(own);
  }

  /** Hands a notification to the listeners of its channel. */
  emit(channel: string, payload: string): void {
    for (const hear of this.#listeners.get(channel) ?? []) {
      try {
        hear(payload);
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}

/** The LISTEN statement of a channel, its name quoted. */
export function listenStatement(channel: string): string {
  return `LISTEN "${channel.replaceAll('"', '""')}"`;
}
