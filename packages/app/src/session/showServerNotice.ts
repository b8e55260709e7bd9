/** A message stays told for so long, in milliseconds: an import of many rows tells it once. */
const LIFE = 10_000;

const shownAt = new Map<string, number>();

/** Shows what the server told beside a success, such as parts of a text that it removed. */
export async function showServerNotice(message: string): Promise<void> {
  const now = Date.now();
  if (now - (shownAt.get(message) ?? -LIFE) < LIFE) return;
  shownAt.set(message, now);
  const { toast } = await import('@lattice/ui/Toast');
  toast.info(message);
}
