/** Why the position of the device is not known. */
export type PositionFault = 'denied' | 'unknown';

/** Whether the browser may tell where the device is; only on pages of https and of this machine. */
export const hasPosition = (): boolean => window.isSecureContext && 'geolocation' in navigator;

const DECIMALS = 7;

/** Where the device is, in degrees of WGS 84; rejects with a `PositionFault`. */
export const currentPosition = (): Promise<{ lng: string; lat: string }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lng: coords.longitude.toFixed(DECIMALS), lat: coords.latitude.toFixed(DECIMALS) }),
      ({ code }) => reject(new Error(code === 1 ? 'denied' : 'unknown')),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  });
