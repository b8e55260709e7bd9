import { type DevicePosition, type NoPosition, devicePosition } from '@lattice/ui/LocateButton';
import { useCallback, useEffect, useState } from 'react';

/** Where the device is, as far as the browser says. */
export interface OwnPlace {
  /** Null before it is known. */
  place: DevicePosition | null;
  /** Why it is not known; null where it was not asked for yet, or is known. */
  missing: NoPosition | null;
  isAsking: boolean;
  /** Asks the browser, and gives what it said. */
  ask: () => Promise<DevicePosition | NoPosition>;
}

/** Follows the device where the person allowed it before; else it waits to be asked. */
export function useOwnPlace(): OwnPlace {
  const [place, setPlace] = useState<DevicePosition | null>(null);
  const [missing, setMissing] = useState<NoPosition | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isFollowed, setFollowed] = useState(false);
  const ask = useCallback(async () => {
    setAsking(true);
    const found = await devicePosition();
    setAsking(false);
    setMissing(typeof found === 'string' ? found : null);
    if (typeof found === 'object') {
      setPlace(found);
      setFollowed(true);
    }
    return found;
  }, []);
  useEffect(() => {
    let isGone = false;
    if (isSecureContext && 'permissions' in navigator)
      navigator.permissions.query({ name: 'geolocation' }).then(
        ({ state }) => {
          if (!isGone && state === 'granted') setFollowed(true);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (!isFollowed) return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) =>
        setPlace({ lng: coords.longitude, lat: coords.latitude, metres: Math.max(1, Math.round(coords.accuracy)) }),
      () => undefined,
      { enableHighAccuracy: true },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isFollowed]);
  return { place, missing, isAsking, ask };
}
