import { useLingui } from '@lingui/react/macro';
import { ColumnSettings } from '../../ColumnSettings/ColumnSettings.tsx';
import { Drawer } from '../../Drawer/Drawer.tsx';
import { Radio } from '../../Radio/Radio.tsx';
import { Select } from '../../Select/Select.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { groupFields } from '../group/groupFields.ts';
import type { Density } from './settings.ts';
import { usePart } from '../CrudParts.tsx';

interface SettingsPanelProps {
  onClose: () => void;
}

/**
 * How much room rows take and which columns are shown where, kept for this user and this list; and by what the rows
 * stand in groups, which the view says.
 */
export function SettingsPanel({ onClose }: SettingsPanelProps) {
  const { t } = useLingui();
  const { columns } = usePart('list');
  const { settings, set } = usePart('settings');
  const { view, change } = usePart('search');
  const choices = groupFields(usePart('definition').props);
  const options = [
    { value: '', label: t`跟随系统` },
    { value: 'compact', label: t`紧凑` },
    { value: 'normal', label: t`适中` },
    { value: 'roomy', label: t`宽松` },
  ];
  return (
    <Drawer title={t`列表设置`} isOpen onOpenChange={onClose} isDismissable>
      <Stack gap="lg">
        <Radio
          label={t`行高`}
          value={settings.density ?? ''}
          onChange={(value) => set({ density: value === '' ? undefined : (value as Density) })}
          options={options}
        />
        {choices.length > 0 && (
          <Select
            label={t`分组`}
            description={t`各组显示条数和数值合计；与“常用视图”一起保存。`}
            value={view.group ?? ''}
            onChange={(group) => change({ group: group === '' ? undefined : group, page: 1 })}
            placeholder={t`不分组`}
            options={choices.map(({ name, label }) => ({ value: name, label }))}
          />
        )}
        <ColumnSettings columns={columns} layout={settings.layout} onLayoutChange={(layout) => set({ layout })} />
      </Stack>
    </Drawer>
  );
}
