import { halfWidth } from '../Field/halfWidth.ts';

/** A point as two texts, so that no decimal is lost; '' for none. */
export interface LngLat {
  /** Longitude, 0 to 180. */
  lng: string;
  /** Latitude, 0 to 90. */
  lat: string;
}

/** Which coordinate a text is. */
export type Axis = keyof LngLat;

const BOUND: Record<Axis, number> = { lng: 180, lat: 90 };

/** A coordinate as typed or pasted, in plain digits, without blanks and degree signs. */
export const cleanCoordinate = (text: string): string => halfWidth(text).replaceAll(/[\s°]/g, '');

/** True for '' and for decimal text within the bounds of its axis with at most 15 decimals. */
export const isCoordinate = (text: string, axis: Axis): boolean =>
  text === '' || (/^\d{1,3}(\.\d{1,15})?$/.test(text) && Number(text) <= BOUND[axis]);

/** Two coordinates pasted as one text ("113.1,34.2"), or null. */
export function splitPair(text: string): LngLat | null {
  const parts = cleanCoordinate(text.replaceAll(/[，、;；\s]+/g, ','))
    .split(',')
    .filter((part) => part !== '');
  const [lng = '', lat = ''] = parts;
  return parts.length === 2 && isCoordinate(lng, 'lng') && isCoordinate(lat, 'lat') ? { lng, lat } : null;
}

/** The position that two texts name, or null where one is missing or wrong. */
export function positionOf({ lng, lat }: LngLat): [number, number] | null {
  return lng !== '' && lat !== '' && isCoordinate(lng, 'lng') && isCoordinate(lat, 'lat')
    ? [Number(lng), Number(lat)]
    : null;
}
