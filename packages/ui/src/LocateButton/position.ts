/** Why the browser gives no position. */
export type NoPosition = 'insecure' | 'refused' | 'unknown';

/** Where the device is, and within how many metres that holds. */
export interface DevicePosition {
  lng: number;
  lat: number;
  metres: number;
}

/** Milliseconds that a device gets to find its position. */
const PATIENCE = 15_000;
/** `PERMISSION_DENIED` of the browser. */
const DENIED = 1;

/** Asks the device where it is; browsers answer pages of https and of their own machine alone. */
export function devicePosition(): Promise<DevicePosition | NoPosition> {
  if (!isSecureContext) return Promise.resolve('insecure');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lng: coords.longitude, lat: coords.latitude, metres: Math.max(1, Math.round(coords.accuracy)) }),
      ({ code }) => resolve(code === DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  });
}
