import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { Waiting, lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { CrudAction, CrudMenu } from './CrudAction.ts';
import { usePart } from '../CrudParts.tsx';

const ActionMenu = lazyPart(async () => (await import('./ActionMenu.tsx')).ActionMenu);

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
  if ('items' in action)
    return (
      <Waiting
        value={
          <Button {...plain} isDisabled>
            {action.label}
          </Button>
        }
      >
        <ActionMenu menu={action} />
      </Waiting>
    );
  return (
    <Button {...plain} onPress={() => (isBatch ? actions.onBatch : actions.onToolbar)(action)}>
      {action.label}
    </Button>
  );
}
