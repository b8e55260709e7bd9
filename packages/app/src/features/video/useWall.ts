import { setting } from '@lattice/api/resources/blade-desk/setting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client.ts';
import { type WallLayout, emptyWall, readWall, writeWall } from './wallLayout.ts';

/** Name of the choice under which a person's wall is kept. */
const NAME = 'video-wall';
/** Milliseconds after the last change before it is kept. */
const REST = 800;

type WallChange = (wall: WallLayout) => WallLayout;

/**
 * The person's wall, kept for every browser where the server does so; null until it is known. `first` is shown to who
 * has not kept one yet, and is null until that is known.
 */
export function useWall(first: WallLayout | null): [WallLayout | null, (change: WallChange) => void] {
  const [own, setOwn] = useState<WallLayout | null>(null);
  const { data } = useQuery({
    queryKey: ['wall'],
    queryFn: async () =>
      client(setting)
        .detail()
        .then((kept) => readWall(kept[NAME] ?? ''))
        .catch(() => null),
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = own ?? (data === undefined ? null : (data ?? first));
  const text = own === null ? null : writeWall(own);
  const kept = useRef<string | null>(null);
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (text === null || text === kept.current) return;
      kept.current = text;
      void client(setting)
        .submit({ [NAME]: text })
        .catch(() => null);
    };
    const timer = setTimeout(keep.current, REST);
    return () => clearTimeout(timer);
  }, [text]);
  // Who leaves at once finds the wall as it was left.
  useEffect(() => () => keep.current(), []);
  return [known, (change) => setOwn((before) => change(before ?? known ?? emptyWall))];
}
