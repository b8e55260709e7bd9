import type { SharedEntry } from './readShared.ts';
import { type SavedView, readViews, writeViews } from './views.ts';

/** What a view says, to be shared. */
export const sharedText = (view: SavedView): string => (writeViews([view]) ?? '[{}]').slice(1, -1);

/** The views that entries say; those that cannot be read are dropped. */
export const viewsOf = (entries: readonly SharedEntry[]): (SavedView & { id: string })[] =>
  entries.flatMap(({ id, name, text }) =>
    readViews(`[${text}]`).map((view) => ({ ...view, id, name, isDefault: false })),
  );
