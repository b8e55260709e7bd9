import { type TableLayout, isChanged, readLayout } from '../../DataTable/layout.ts';
import { readJson } from '../CrudStore.ts';

/** How much room rows take. */
export type Density = 'compact' | 'normal' | 'roomy';

/** What a user set about a list; what is not named is as at first. */
export interface CrudSettings {
  layout: TableLayout;
  density?: Density | undefined;
  /** Rows a page. */
  size?: number | undefined;
  /** Whether the search panel is open; as the list says by default. */
  isPanelOpen?: boolean | undefined;
}

const densities: readonly Density[] = ['compact', 'normal', 'roomy'];

/** Reads settings out of a store. */
export function readSettings(text: string | null): CrudSettings {
  const stored = readJson(text);
  if (typeof stored !== 'object' || stored === null) return { layout: {} };
  const { layout, density, size, isPanelOpen } = stored as Readonly<Record<string, unknown>>;
  const known = densities.find((one) => one === density);
  return {
    layout: readLayout(layout),
    ...(known && { density: known }),
    ...(Number.isInteger(size) && Number(size) > 0 && { size: Number(size) }),
    ...(typeof isPanelOpen === 'boolean' && { isPanelOpen }),
  };
}

/** Writes settings for a store; null where everything is as at first. */
export function writeSettings({ layout, density, size, isPanelOpen }: CrudSettings): string | null {
  if (!isChanged(layout) && density === undefined && size === undefined && isPanelOpen === undefined) return null;
  return JSON.stringify({ layout, density, size, isPanelOpen });
}
