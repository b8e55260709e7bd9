import { useLingui } from '@lingui/react/macro';
import { Button } from '../../Button/Button.tsx';
import { useSizeWords } from '../draw/useSizeWords.ts';
import type { useMapTool } from '../hooks/useMapTool.ts';
import * as css from './ToolSheet.css.ts';

/** What the tool at hand has measured or chosen so far, and what can be done with it. */
export function ToolSheet({ tool }: { tool: ReturnType<typeof useMapTool> }) {
  const { t } = useLingui();
  const { ofGeometry } = useSizeWords();
  const { state, shape } = tool;
  if (state.name === null) return null;
  const { length, area } = ofGeometry(shape);
  const words = {
    length: t`长度 ${length}`,
    area: state.vertices.length > 2 ? t`面积 ${area}，周长 ${length}` : t`依次点出边界`,
    box: state.vertices.length === 0 ? t`点出一角` : t`点出对角`,
    around: state.vertices.length > 2 ? t`已圈 ${state.vertices.length} 点` : t`依次点出边界`,
  };
  return (
    <div className={css.sheet} role="group" aria-label={t`地图工具`}>
      <span aria-live="polite">{words[state.name]}</span>
      <Button size="small" isDisabled={state.vertices.length === 0} onPress={tool.back}>{t`退一点`}</Button>
      {state.name === 'around' && (
        <Button size="small" variant="primary" isDisabled={state.vertices.length < 3} onPress={tool.finish}>
          {t`选中圈内`}
        </Button>
      )}
      <Button size="small" onPress={tool.leave}>{t`结束`}</Button>
    </div>
  );
}
