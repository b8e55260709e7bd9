import { useLingui } from '@lingui/react/macro';
import {
  Download,
  FileUp,
  FlaskConical,
  Focus,
  ListChecks,
  Maximize,
  Minimize,
  Redo2,
  Save,
  Undo2,
  WandSparkles,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../Button/Button.tsx';
import { useFullScreen } from '../FullScreenButton/useFullScreen.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FlowDesigner.css.ts';
import type { LiveModeler, ModelerState } from './modeler/liveModeler.ts';

interface DesignerToolbarProps {
  live: LiveModeler | null;
  state: ModelerState | null;
  /** What fills the screen. */
  target: RefObject<HTMLElement | null>;
  /** How many problems there are. */
  problems: number;
  /** What is open below the canvas. */
  panel: 'none' | 'problems' | 'simulation';
  onPanel: (panel: 'none' | 'problems' | 'simulation') => void;
  isSaving: boolean;
  onSave: () => void;
  onTidy: () => void;
  onImport: (file: File) => void;
  onDownload: () => void;
}

const STEP = 1.25;

/** The tools of the designer: undo, zoom, files, checks, saving; one stop of Tab, arrow keys between them. */
export function DesignerToolbar({
  live,
  state,
  target,
  problems,
  panel,
  onPanel,
  isSaving,
  onSave,
  onTidy,
  onImport,
  onDownload,
}: DesignerToolbarProps) {
  const { t } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const { isOffered, isFull, toggle: toggleFull } = useFullScreen(target);
  const isOff = live === null || state === null;
  const untidy =
    state === null
      ? ''
      : state.graph.nodes.length === 0
        ? t`整理布局：还没有节点`
        : state.hasPools
          ? t`整理布局：有泳池的流程要手工排列`
          : '';
  const toggle = (one: 'problems' | 'simulation') => onPanel(panel === one ? 'none' : one);
  return (
    <>
      <Toolbar aria-label={t`设计工具`} className={css.toolbar}>
        <div className={css.tools}>
          <IconButton size="small" isDisabled={isOff || !state.canUndo} label={t`撤销`} onPress={() => live?.undo()}>
            <Icon of={Undo2} />
          </IconButton>
          <IconButton size="small" isDisabled={isOff || !state.canRedo} label={t`重做`} onPress={() => live?.redo()}>
            <Icon of={Redo2} />
          </IconButton>
          <IconButton
            size="small"
            isDisabled={isOff || untidy !== ''}
            label={untidy === '' ? t`整理布局` : untidy}
            onPress={onTidy}
          >
            <Icon of={WandSparkles} />
          </IconButton>
        </div>
        <div className={css.tools}>
          <IconButton size="small" isDisabled={isOff} label={t`放大`} onPress={() => live?.zoom(STEP)}>
            <Icon of={ZoomIn} />
          </IconButton>
          <IconButton size="small" isDisabled={isOff} label={t`缩小`} onPress={() => live?.zoom(1 / STEP)}>
            <Icon of={ZoomOut} />
          </IconButton>
          <IconButton size="small" isDisabled={isOff} label={t`适合窗口`} onPress={() => live?.fit()}>
            <Icon of={Focus} />
          </IconButton>
          {isOffered && (
            <IconButton size="small" label={isFull ? t`退出全屏` : t`全屏`} onPress={toggleFull}>
              <Icon of={isFull ? Minimize : Maximize} />
            </IconButton>
          )}
        </div>
        <div className={css.tools}>
          <IconButton size="small" isDisabled={isOff} label={t`导入文件`} onPress={() => file.current?.click()}>
            <Icon of={FileUp} />
          </IconButton>
          <IconButton size="small" isDisabled={isOff} label={t`下载文件`} onPress={onDownload}>
            <Icon of={Download} />
          </IconButton>
        </div>
        <div className={css.deeds}>
          <Button
            size="small"
            isDisabled={isOff}
            icon={<Icon of={ListChecks} />}
            aria-expanded={panel === 'problems'}
            onPress={() => toggle('problems')}
          >
            {problems === 0 ? t`校验` : t`校验（${problems}）`}
          </Button>
          <Button
            size="small"
            isDisabled={isOff}
            icon={<Icon of={FlaskConical} />}
            aria-expanded={panel === 'simulation'}
            onPress={() => toggle('simulation')}
          >{t`模拟`}</Button>
          <Button
            size="small"
            variant="primary"
            isDisabled={isOff}
            isPending={isSaving}
            icon={<Icon of={Save} />}
            onPress={onSave}
          >{t`保存`}</Button>
        </div>
      </Toolbar>
      <input
        ref={file}
        type="file"
        hidden
        accept=".bpmn,.xml"
        aria-label={t`要导入的流程文件`}
        onChange={({ target: input }) => {
          const [one] = input.files ?? [];
          input.value = '';
          if (one !== undefined) onImport(one);
        }}
      />
    </>
  );
}
