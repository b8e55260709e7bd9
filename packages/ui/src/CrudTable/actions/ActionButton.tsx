import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { CrudAction, CrudMenu } from './CrudAction.ts';
import { partRows } from './actionJob.ts';
import { usePart } from '../CrudParts.tsx';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Menu, type MenuAction } from '../../Menu/Menu.tsx';
import type { CrudRow } from '../DataSource.ts';

interface ActionMenuProps {
  menu: CrudMenu;
}

/** Several actions under one button; one that none of the selected rows can take says why. */
function ActionMenu({ menu }: ActionMenuProps) {
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

interface ActionButtonProps {
  action: CrudAction | CrudMenu;
  /** Stands for the selection, and waits for one. */
  isBatch?: boolean;
}

/** An action or a menu of them above a list. */
export function ActionButton({ action, isBatch = false }: ActionButtonProps) {
  const actions = usePart('actions');
  const { count } = usePart('selection');
  const plain = {
    ...(isBatch && { size: 'small' as const }),
    ...(action.icon && { icon: <Icon of={action.icon} /> }),
    isDisabled: isBatch && count === 0,
  };
  if ('items' in action) return <ActionMenu menu={action} />;
  return (
    <Button {...plain} onPress={() => (isBatch ? actions.onBatch : actions.onToolbar)(action)}>
      {action.label}
    </Button>
  );
}
