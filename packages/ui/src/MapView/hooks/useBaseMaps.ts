import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useState } from 'react';
import { BaseMaps } from '../../baseMaps/baseMaps.tsx';
import type { BaseMap, BaseMapSource } from '../base/BaseMap.ts';

/** What may lie below a map, and what does. */
export interface BaseChoice {
  /** Everything that can be chosen; empty where there is no choice. */
  offered: readonly BaseMap[];
  /** What was chosen; undefined for the own ground, null while nothing is known. */
  base: BaseMap | null | undefined;
  /** Id of what was chosen. */
  chosen: string;
  choose: (id: string) => void;
}

/** Id of the own ground where no record names it. */
const OWN = 'own';

const NONE: readonly BaseMap[] = [];

/** The maps that were offered, and who offered them; null where that could not be had. */
interface Known {
  maps: readonly BaseMap[];
  source: BaseMapSource | null;
}

const NOTHING: Known = { maps: NONE, source: null };

async function knownOf(bring: () => Promise<BaseMapSource>): Promise<Known> {
  const source = await bring();
  return { source, maps: await source.maps() };
}

/** The maps that may lie below, and the chosen one; a map that is given lies below and leaves no choice. */
export function useBaseMaps(given: BaseMap | undefined): BaseChoice {
  const { t } = useLingui();
  const bring = use(BaseMaps);
  const [known, setKnown] = useState<Known | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  const asked = given === undefined ? bring : null;
  useEffect(() => {
    if (asked === null) return undefined;
    let isGone = false;
    knownOf(asked).then(
      (found) => isGone || setKnown(found),
      () => isGone || setKnown(NOTHING),
    );
    return () => {
      isGone = true;
    };
  }, [asked]);
  if (asked === null) return { offered: NONE, base: given, chosen: '', choose: () => undefined };
  if (known === null) return { offered: NONE, base: null, chosen: '', choose: () => undefined };
  const { maps, source } = known;
  const ground: BaseMap = {
    id: OWN,
    name: t`自有底图`,
    kind: 'own',
    url: '',
    system: 'WGS84',
    source: t`本系统`,
    sensitivity: 'public',
  };
  const offered = maps.some(({ kind }) => kind === 'own') ? maps : [...maps, ground];
  const kept = wish ?? source?.chosen();
  const found = offered.find(({ id }) => id === kept) ?? offered[0] ?? ground;
  return {
    offered: maps.length === 0 ? NONE : offered,
    base: found.kind === 'own' ? undefined : found,
    chosen: found.id,
    choose: (id) => {
      source?.choose(id);
      setWish(id);
    },
  };
}
