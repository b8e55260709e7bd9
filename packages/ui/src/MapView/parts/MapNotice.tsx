import { useLingui } from '@lingui/react/macro';
import { Button } from '../../Button/Button.tsx';
import { notice } from '../MapView.css.ts';

interface MapNoticeProps {
  /** True where the base map could not be had. */
  hasNoBase: boolean;
  /** True where a layer could not be had. */
  isPartial: boolean;
  onBase: () => void;
  onLayers: () => void;
}

/** What of a map is missing, and the way to ask for it again; nothing where nothing is. */
export function MapNotice({ hasNoBase, isPartial, onBase, onLayers }: MapNoticeProps) {
  const { t } = useLingui();
  if (!hasNoBase && !isPartial) return null;
  return (
    <div role="alert" className={notice}>
      {hasNoBase ? t`底图暂时打不开，已改用自有图层` : t`有图层没有取到`}
      <Button size="small" onPress={isPartial ? onLayers : onBase}>{t`重试`}</Button>
    </div>
  );
}
