import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import type { CrudAction } from '../CrudTable/actions/CrudAction.ts';
import type { CrudRow, DataSource } from '../CrudTable/DataSource.ts';
import { isSealed, sealedValues } from './dictSources.ts';

const nothing: readonly CrudAction[] = [];

/**
 * The actions that seal a row of a source and open it again; each asks first and says what follows. Without the right
 * to edit there are none.
 */
export function useSeal(
  source: DataSource,
  mayEdit: boolean,
  onChanged: (name: string) => void,
): readonly CrudAction[] {
  const { t } = useLingui();
  const notify = useRef(onChanged);
  useEffect(() => {
    notify.current = onChanged;
  });
  const isOffered = mayEdit && source.submit !== undefined;
  return useMemo(() => {
    if (!isOffered) return nothing;
    const nameOf = (row: CrudRow | undefined) => String(row?.dictValue ?? row?.id ?? '');
    const turn = async ([row]: readonly CrudRow[]) => {
      if (row === undefined) return;
      await source.submit?.(sealedValues(row));
      notify.current(nameOf(row));
    };
    const ask = (title: (name: string) => string, action: string, follows: string) => (rows: readonly CrudRow[]) => ({
      title: title(nameOf(rows[0])),
      action,
      children: follows,
    });
    const seal: CrudAction = {
      id: 'seal',
      label: t`封存`,
      scope: 'row',
      isShown: (row) => !isSealed(row),
      run: turn,
      confirm: ask(
        (name) => t`封存“${name}”？`,
        t`封存`,
        t`封存后，各处的选项中不再出现它；已填写的数据不受影响，随时可以解封。`,
      ),
    };
    const unseal: CrudAction = {
      id: 'unseal',
      label: t`解封`,
      scope: 'row',
      isShown: isSealed,
      run: turn,
      confirm: ask((name) => t`解封“${name}”？`, t`解封`, t`解封后，各处的选项中会重新出现它。`),
    };
    return [seal, unseal];
  }, [source, isOffered, t]);
}
