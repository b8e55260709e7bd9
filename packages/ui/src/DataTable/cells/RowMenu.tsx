import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { RowAction } from '../rowAction.ts';
import * as css from './RowMenu.css.ts';

interface RowMenuProps {
  /** The button that opened the menu; focus returns to it. */
  opener: HTMLElement;
  /** The actions that did not fit into the row. */
  actions: readonly RowAction[];
  /** Called with the chosen action. */
  onAction: (id: string) => void;
  /** Called when the menu closes. */
  onClose: () => void;
}

const isCritical = ({ tone }: RowAction) => tone === 'critical';

/**
 * The one menu of a table, opened at the row that asks for it; what destroys stands last, so that no focus begins on
 * it.
 */
export function RowMenu({ opener, actions, onAction, onClose }: RowMenuProps): ReactElement {
  const { t } = useLingui();
  const close = () => {
    onClose();
    opener.focus({ preventScroll: true });
  };
  return (
    <Popover
      isOpen
      aria-label={t`更多操作`}
      triggerRef={{ current: opener }}
      placement="bottom end"
      className={css.popover}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Menu
        aria-label={t`更多操作`}
        autoFocus="first"
        className={css.menu}
        onClose={close}
        onAction={(id) => onAction(String(id))}
      >
        {[...actions.filter((action) => !isCritical(action)), ...actions.filter(isCritical)].map(
          ({ id, label, icon, isDisabled, reason, tone }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              className={css.item[tone ?? 'neutral']}
            >
              {icon}
              <span>
                {label}
                {isDisabled && reason && <small className={css.reason}>{reason}</small>}
              </span>
            </MenuItem>
          ),
        )}
      </Menu>
    </Popover>
  );
}
