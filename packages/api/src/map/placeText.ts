/** A place as people read it: degrees with six digits behind the point. */
export const placeText = ([lng, lat]: readonly [lng: number, lat: number]): string =>
  `${lng.toFixed(6)},${lat.toFixed(6)}`;
