import { useLingui } from '@lingui/react/macro';
import type { BaseMap } from '../base/BaseMap.ts';
import { type CoordinateSystem, systemNames } from '../coordinates/CoordinateSystem.ts';
import type { MapSight } from '../live/liveMap.ts';
import { held, status } from '../MapView.css.ts';

interface StatusLineProps {
  /** Id of the words about keys. */
  keysId: string;
  hasFailed: boolean;
  /** Whether a place is picked, the middle is told, or the keys alone. */
  tells: 'picking' | 'place' | 'keys';
  keysHint: string | undefined;
  isAsking: boolean;
  /** Whether cells of few people were left out. */
  hasFew: boolean;
  base: BaseMap | undefined;
  sight: MapSight | null;
  system: CoordinateSystem;
}

/** Keys, source and place of a map in words below it. */
export function StatusLine({
  keysId,
  hasFailed,
  tells,
  keysHint,
  isAsking,
  hasFew,
  base,
  sight,
  system,
}: StatusLineProps) {
  const { t } = useLingui();
  const keys =
    tells === 'picking'
      ? t`点击地图选点；或用方向键移动、+ − 缩放，回车选取中心`
      : t`方向键在对象间移动，Shift+方向键移动地图，+ − 缩放，回车打开`;
  // What is not known yet keeps the room that it will take.
  const [lng, lat] = sight?.middle ?? [100, 10];
  const isPlaced = tells !== 'keys';
  const source = base !== undefined && [
    base.source,
    base.approval === undefined ? t`内部资料` : t`审图号：${base.approval}`,
  ];
  return (
    <div className={status}>
      <span id={keysId}>
        {hasFailed ? t`地图没有加载成功，请检查网络后重新打开；坐标仍可直接输入` : keys}
        {keysHint !== undefined && ` · ${keysHint}`}
      </span>
      {hasFew && <span>{t`少于 5 人的地方未显示`}</span>}
      {source !== false && <span>{source.join(' ')}</span>}
      {isAsking && <span>{t`正在读取…`}</span>}
      {isPlaced && (
        <span className={sight === null ? held : undefined}>
          {t`中心 ${lng.toFixed(6)}，${lat.toFixed(6)}`}
          {` ${systemNames[system]}`}
        </span>
      )}
    </div>
  );
}
