import { useLingui } from '@lingui/react/macro';
import { FileImage, Focus, Image, Map as MapSheet, Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useFullScreen } from '../FullScreenButton/useFullScreen.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bar, grow } from './FlowViewer.css.ts';
import type { LiveDiagram } from './diagram/liveDiagram.ts';

interface FlowToolbarProps {
  /** The diagram; null until it is drawn. */
  diagram: LiveDiagram | null;
  /** What fills the screen. */
  target: RefObject<HTMLElement | null>;
  /** Name of the pictures that are saved, without suffix. */
  fileName: string;
}

/** How much larger a diagram gets by one step. */
export const ZOOM_STEP = 1.25;

/** The tools of a diagram: zoom, fit, small map, full screen, pictures. */
export function FlowToolbar({ diagram, target, fileName }: FlowToolbarProps) {
  const { t } = useLingui();
  const [mapOf, setMapOf] = useState<LiveDiagram | null>(null);
  const { isOffered, isFull, toggle: toggleFull } = useFullScreen(target);
  const isDisabled = diagram === null;
  const hasMap = mapOf !== null && mapOf === diagram;
  const toggleMap = () => {
    void diagram?.showMap(!hasMap);
    setMapOf(hasMap ? null : diagram);
  };
  const save = async (kind: 'svg' | 'png') => {
    if (!diagram) return;
    const { savePicture } = await import('./diagram/savePicture.ts');
    await savePicture(diagram.drawing(), fileName, kind);
  };
  return (
    <div role="group" aria-label={t`流程图工具`} className={bar}>
      <IconButton size="small" isDisabled={isDisabled} label={t`放大`} onPress={() => diagram?.zoom(ZOOM_STEP)}>
        <Icon of={ZoomIn} />
      </IconButton>
      <IconButton size="small" isDisabled={isDisabled} label={t`缩小`} onPress={() => diagram?.zoom(1 / ZOOM_STEP)}>
        <Icon of={ZoomOut} />
      </IconButton>
      <IconButton size="small" isDisabled={isDisabled} label={t`适合窗口`} onPress={() => diagram?.fit()}>
        <Icon of={Focus} />
      </IconButton>
      <IconButton
        size="small"
        isDisabled={isDisabled}
        label={hasMap ? t`隐藏小地图` : t`显示小地图`}
        onPress={toggleMap}
      >
        <Icon of={MapSheet} />
      </IconButton>
      {isOffered && (
        <IconButton size="small" label={isFull ? t`退出全屏` : t`全屏`} onPress={toggleFull}>
          <Icon of={isFull ? Minimize : Maximize} />
        </IconButton>
      )}
      <span className={grow} />
      <IconButton size="small" isDisabled={isDisabled} label={t`导出 SVG`} onPress={() => void save('svg')}>
        <Icon of={FileImage} />
      </IconButton>
      <IconButton size="small" isDisabled={isDisabled} label={t`导出 PNG`} onPress={() => void save('png')}>
        <Icon of={Image} />
      </IconButton>
    </div>
  );
}
