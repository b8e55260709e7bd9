import { Alert } from '@lattice/ui/Alert';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import type { GrantDifference } from './grantDifference.ts';

interface DifferenceTextProps {
  /** The changes of menus, data scopes and API scopes, in this order. */
  changes: readonly GrantDifference[];
  /** How many people the change concerns; null where that is not known. */
  people: number | null;
}

const MOST = 12;

/** What a change of a role gives and takes, in words. */
export function DifferenceText({ changes, people }: DifferenceTextProps) {
  const { t } = useLingui();
  const [menus, data, api] = changes;
  const added = changes.flatMap((change) => change.added);
  const removed = changes.flatMap((change) => change.removed);
  if (added.length + removed.length === 0)
    return <Text as="p" tone="muted">{t`还没有改动。勾选下面的权限，这里会说明改动。`}</Text>;
  const signed = (plus: number, minus: number) =>
    [...(plus > 0 ? [`+${plus}`] : []), ...(minus > 0 ? [`−${minus}`] : [])].join(' ');
  const part = (words: string, plus = 0, minus = 0) => (plus + minus === 0 ? [] : [`${words} ${signed(plus, minus)}`]);
  const parts = [
    ...part(t`菜单`, menus?.addedEntries.length, menus?.removedEntries.length),
    ...part(t`按钮`, menus?.added.length, menus?.removed.length),
    ...part(t`数据权限`, data?.added.length, data?.removed.length),
    ...part(t`接口权限`, api?.added.length, api?.removed.length),
    ...(people === null ? [] : [t`涉及 ${people} 人`]),
  ];
  const names = (all: readonly string[]) => all.slice(0, MOST).join(t`；`) + (all.length > MOST ? '…' : '');
  return (
    <Alert tone={removed.length > 0 ? 'warning' : 'info'} title={parts.join(t`，`)}>
      {added.length > 0 && <p>{t`增加：${names(added)}`}</p>}
      {removed.length > 0 && <p>{t`取消：${names(removed)}`}</p>}
    </Alert>
  );
}
