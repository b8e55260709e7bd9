import { useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import type { BaseChoice } from '../hooks/useBaseMaps.ts';

/** Offers the maps that may lie below, each with its source and its 审图号. */
export function BaseMenu({ choice }: { choice: BaseChoice }) {
  const { t } = useLingui();
  return (
    <Popover
      title={t`底图`}
      placement="start"
      trigger={
        <IconButton label={t`切换底图`}>
          <Icon of={Layers} />
        </IconButton>
      }
    >
      {(close) => (
        <Radio
          label={t`底图`}
          labelPosition="hidden"
          isCompact
          orientation="vertical"
          value={choice.chosen}
          options={choice.offered.map(({ id, name, source, kind, approval }) => {
            const said = approval === undefined ? t`内部资料` : t`审图号：${approval}`;
            return { value: id, label: name, description: kind === 'own' ? source : `${source} · ${said}` };
          })}
          onChange={(id) => {
            choice.choose(id);
            close();
          }}
        />
      )}
    </Popover>
  );
}
