import { useLingui } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import type { ToolName } from '../hooks/useMapTool.ts';
import * as css from './ToolSheet.css.ts';

/** Offers to measure, and where several may be chosen to choose what lies in a box or an area. */
export function ToolMenu({ onTake, canChoose }: { onTake: (name: ToolName) => void; canChoose: boolean }) {
  const { t } = useLingui();
  const tools: readonly (readonly [ToolName, string])[] = [
    ['length', t`量距离`],
    ['area', t`量面积`],
    ...(canChoose
      ? ([
          ['box', t`框选`],
          ['around', t`圈选`],
        ] as const)
      : []),
  ];
  return (
    <Popover
      title={t`地图工具`}
      placement="start"
      trigger={
        <IconButton label={t`地图工具`}>
          <Icon of={Ruler} />
        </IconButton>
      }
    >
      {(close) => (
        <div className={css.menu}>
          {tools.map(([name, label]) => (
            <Button
              key={name}
              size="small"
              onPress={() => {
                onTake(name);
                close();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  );
}
