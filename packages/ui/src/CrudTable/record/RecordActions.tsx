import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import type { RowAction } from '../../DataTable/rowAction.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import type { CrudRow } from '../DataSource.ts';
import { splitActions } from './recordActions.ts';
import * as css from './RecordWindow.css.ts';
import { usePart } from '../CrudParts.tsx';

interface RecordActionsProps {
  /** The record that is viewed. */
  row: CrudRow;
}

/**
 * What can be done to the record that is viewed: the same as with its row. Where what was done is no more offered,
 * focus goes to what is.
 */
export function RecordActions({ row }: RecordActionsProps) {
  const { t } = useLingui();
  const actions = usePart('actions');
  const place = useRef<HTMLDivElement>(null);
  const [shown, more] = splitActions(actions.rowActions(row));
  const offered = shown.map(({ id }) => id).join(' ');
  const before = useRef(offered);
  useEffect(() => {
    if (before.current !== offered && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
    before.current = offered;
  }, [place, before, offered]);
  const itemOf = ({ id, label, tone, isDisabled, reason }: RowAction) => ({
    id,
    label,
    ...(tone === 'critical' && { tone }),
    ...(isDisabled && { isDisabled, reason: reason ?? '' }),
  });
  return (
    <div ref={place} role="group" aria-label={t`操作`} className={css.actions}>
      {shown.map(({ id, label, icon }) => (
        <Button key={id} onPress={() => actions.onRow(id, row)} {...(icon !== undefined && { icon })}>
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Menu
          label={t`更多操作`}
          placement="top start"
          trigger={
            <Button>
              {t`更多`} <Icon of={ChevronDown} />
            </Button>
          }
          items={more.map(itemOf)}
          onAction={(id) => actions.onRow(id, row)}
        />
      )}
    </div>
  );
}
