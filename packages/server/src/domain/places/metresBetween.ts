/** A place as longitude and latitude in degrees. */
export type Position = [lng: number, lat: number];

/** Metres between two places over the ball of the earth. */
export function metresBetween([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(otherLat - lat) / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(radians(otherLng - lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(half)));
}
