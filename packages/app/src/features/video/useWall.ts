import { setting } from '@lattice/api/resources/blade-desk/setting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client.ts';
import { type WallLayout, emptyWall, readWall, writeWall } from './wallLayout.ts';

/** Name of the choice under which a person's wall is kept. */
const NAME = 'video-wall';
/** Milliseconds after the last change before it is kept. */
const REST = 800;

/** The person's wall, kept for every browser where the server does so; null until it is known. */
export function useWall(): [WallLayout | null, (change: (wall: WallLayout) => WallLayout) => void] {
  const [own, setOwn] = useState<WallLayout | null>(null);
  const { data } = useQuery({
    queryKey: ['wall'],
    queryFn: async () =>
      client(setting)
        .detail()
        .then((kept) => readWall(kept[NAME] ?? ''))
        .catch(() => emptyWall),
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = own ?? data ?? null;
  const text = own === null ? null : writeWall(own);
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (text === null || text === kept.current) return undefined;
    const timer = setTimeout(() => {
      kept.current = text;
      void client(setting)
        .submit({ [NAME]: text })
        .catch(() => null);
    }, REST);
    return () => clearTimeout(timer);
  }, [text]);
  return [known, (change) => setOwn((before) => change(before ?? known ?? emptyWall))];
}
