import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { Menu, type MenuAction } from '../../Menu/Menu.tsx';
import type { CrudMenu } from './CrudAction.ts';
import { partRows } from './partRows.ts';
import type { CrudRow } from '../DataSource.ts';
import { usePart } from '../CrudParts.tsx';

interface ActionMenuProps {
  menu: CrudMenu;
}

/** Several actions under one button; one that none of the selected rows can take says why. */
export function ActionMenu({ menu }: ActionMenuProps) {
  const { t } = useLingui();
  const actions = usePart('actions');
  const { count, isAll, picked } = usePart('selection');
  const isBatch = menu.scope === 'batch';
  const rows: readonly CrudRow[] | null = isBatch && !isAll ? [...picked.values()] : null;
  const items = menu.items.map((action): MenuAction => {
    const { id, label, icon, tone } = action;
    const { able, refused } = rows === null ? { able: [], refused: [] } : partRows(action, rows, t`不适用于所选的记录`);
    const isDisabled = rows !== null && able.length === 0;
    return {
      id,
      label,
      ...(icon && { icon }),
      ...(tone === 'critical' && { tone }),
      ...(isDisabled && { isDisabled, reason: refused[0]?.reason ?? '' }),
    };
  });
  const choose = (id: string) => {
    const action = menu.items.find((one) => one.id === id);
    if (action) (isBatch ? actions.onBatch : actions.onToolbar)(action);
  };
  const trigger = (
    <Button
      {...(isBatch && { size: 'small' as const })}
      isDisabled={isBatch && count === 0}
      {...(menu.icon && { icon: <Icon of={menu.icon} /> })}
    >
      {menu.label} <Icon of={ChevronDown} />
    </Button>
  );
  return <Menu label={menu.label} trigger={trigger} items={items} onAction={choose} />;
}
