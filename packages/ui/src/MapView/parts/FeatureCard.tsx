import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { type FeatureFact, type Gathering, isSameFeature, legendOf, type MapLayer } from '../layers/MapLayer.ts';
import type { FoundFeature } from '../tiles/TileTask.ts';
import * as css from './FeatureCard.css.ts';

interface FeatureCardProps {
  feature: FoundFeature;
  layer: MapLayer;
  /** Where the feature stands, in pixels of the map. */
  at: readonly [number, number];
  /** Width and height of the map in pixels. */
  room: readonly [number, number];
  /** True while it is only pointed at: the card then takes no presses. */
  isHover: boolean;
  onOpen?: (() => void) | undefined;
  onClose: () => void;
  gathering?: Gathering | undefined;
}

const NONE: readonly FeatureFact[] = [];

/** Reads what the card tells; none while it comes. */
function useFacts(layer: MapLayer, id: string): readonly FeatureFact[] {
  const [facts, setFacts] = useState<{ of: string; facts: readonly FeatureFact[] }>({ of: '', facts: NONE });
  const { factsOf } = layer;
  useEffect(() => {
    if (factsOf === undefined) return;
    let isCurrent = true;
    Promise.resolve(factsOf(id)).then(
      (found) => isCurrent && setFacts({ of: id, facts: found }),
      () => isCurrent && setFacts({ of: id, facts: NONE }),
    );
    return () => {
      isCurrent = false;
    };
  }, [factsOf, id]);
  return facts.of === id ? facts.facts : NONE;
}

/** Half the width that a card may take, in pixels. */
const HALF = 136;

/** What is known of a feature, above or below its place. */
export function FeatureCard({
  feature,
  layer,
  at: [x, y],
  room,
  isHover,
  onOpen,
  onClose,
  gathering,
}: FeatureCardProps) {
  const { t } = useLingui();
  const facts = useFacts(layer, feature.id);
  const entry = legendOf(layer).find(({ kind }) => kind === feature.kind);
  const kind = entry === undefined || entry.label === layer.label ? layer.label : `${layer.label} · ${entry.label}`;
  const left = Math.min(Math.max(x, Math.min(HALF, room[0] / 2)), Math.max(room[0] - HALF, room[0] / 2));
  const isIn = gathering?.features.some((one) => isSameFeature(one, feature)) === true;
  const isBelow = y < room[1] / 2;
  return (
    <div
      className={css.card}
      data-hover={isHover || undefined}
      aria-hidden={isHover || undefined}
      style={{
        insetInlineStart: `${left}px`,
        insetBlockStart: `${isBelow ? y + 18 : y - 18}px`,
        transform: `translate(-50%, ${isBelow ? '0' : '-100%'})`,
      }}
    >
      <p className={css.name}>{feature.name === '' ? layer.label : feature.name}</p>
      <p className={css.kind}>{kind}</p>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isHover && (
        <div className={css.actions}>
          {onOpen !== undefined && <Button size="small" variant="primary" onPress={onOpen}>{t`查看`}</Button>}
          {layer.acts?.map(({ label, run }) => (
            <Button key={label} size="small" onPress={() => run(feature.id)}>
              {label}
            </Button>
          ))}
          {gathering !== undefined && (
            <Button size="small" onPress={() => gathering.set(feature, !isIn)}>
              {isIn ? t`取消选中` : t`选中`}
            </Button>
          )}
          <Button size="small" onPress={onClose}>{t`关闭`}</Button>
        </div>
      )}
    </div>
  );
}
