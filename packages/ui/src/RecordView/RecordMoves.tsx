import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { RowAction } from '../DataTable/rowAction.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { splitMoves } from './splitMoves.ts';
import * as css from './RecordView.css.ts';

interface RecordMovesProps {
  actions: readonly RowAction[];
  onAction: (id: string) => void;
}

/** What can be done to a record, the next move first; where what was done is no more offered, focus goes to what is. */
export function RecordMoves({ actions, onAction }: RecordMovesProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [shown, more] = splitMoves(actions);
  const offered = shown.map(({ id }) => id).join(' ');
  const before = useRef(offered);
  useEffect(() => {
    if (before.current !== '' && before.current !== offered && document.activeElement === document.body)
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
      {shown.map(({ id, label, icon }, at) => (
        <Button
          key={id}
          variant={at === 0 ? 'primary' : 'secondary'}
          onPress={() => onAction(id)}
          {...(icon !== undefined && { icon })}
        >
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Menu
          label={t`更多操作`}
          placement="bottom end"
          trigger={
            <IconButton variant="secondary" label={t`更多`}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
          items={more.map(itemOf)}
          onAction={onAction}
        />
      )}
    </div>
  );
}
