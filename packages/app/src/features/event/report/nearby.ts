/** A place as the wire has it: degrees as text or numbers. */
export interface Place {
  lng?: unknown;
  lat?: unknown;
}

const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const degreesOf = ({ lng, lat }: Place): [number, number] | null => {
  const [x, y] = [lng, lat].map((part) => (part === '' || part === null ? Number.NaN : Number(part)));
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y) ? null : [x, y];
};

/** Metres between two places; null where one of them is not known. */
export function metresBetween(one: Place, other: Place): number | null {
  const [a, b] = [degreesOf(one), degreesOf(other)];
  if (a === null || b === null) return null;
  const [[lng1, lat1], [lng2, lat2]] = [a.map(radians) as [number, number], b.map(radians) as [number, number]];
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** An open event that may be the one reported, and how far away it is in metres where that is known. */
export interface Similar<Row> {
  row: Row;
  metres: number | null;
}

/**
 * Open events that may be the one reported: of its category, or within `reach` metres; the nearest first, those of an
 * unknown place last.
 */
export function similarEvents<Row extends Place & { categoryId?: unknown }>(
  rows: readonly Row[],
  report: Place & { categoryId?: unknown },
  reach: number,
): Similar<Row>[] {
  return rows
    .map((row) => ({ row, metres: metresBetween(row, report) }))
    .filter(({ row, metres }) => {
      const isSame = String(row.categoryId ?? '') === String(report.categoryId ?? '-');
      return metres === null ? isSame : metres <= (isSame ? reach * 3 : reach);
    })
    .sort((a, b) => (a.metres ?? Number.POSITIVE_INFINITY) - (b.metres ?? Number.POSITIVE_INFINITY));
}
