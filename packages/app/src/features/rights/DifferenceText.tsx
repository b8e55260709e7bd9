import type { GrantDifference as SaidDifference } from '@lattice/api/grantDifference';
import { listName } from '@lattice/api/listName';
import { Alert } from '@lattice/ui/Alert';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useTranslator } from '../../records/translate.ts';
import type { GrantDifference } from './grantDifference.ts';
import { LostUses } from './LostUses.tsx';
import { saidChanges } from './saidChanges.ts';

interface DifferenceTextProps {
  /** The changes of menus, data scopes and API scopes, in this order, as the ticks have them. */
  changes: readonly GrantDifference[];
  /** The change as the server judges it; undefined until it has, and where it cannot. */
  said: SaidDifference | undefined;
  /** How many people the change concerns; null where that is not known. */
  people: number | null;
}

const MOST = 12;

/** What a change of a role gives and takes, in words, and whom it concerns. */
export function DifferenceText({ changes, said, people }: DifferenceTextProps) {
  const { t } = useLingui();
  const say = useTranslator();
  if (changes.every(({ added, removed }) => added.length + removed.length === 0))
    return <Text as="p" tone="muted">{t`还没有改动。勾选下面的权限，这里会说明改动。`}</Text>;
  const [menus, data, api] = said === undefined ? changes : saidChanges(said, say);
  const shown = [menus, data, api];
  const added = shown.flatMap((change) => change?.added ?? []);
  const removed = shown.flatMap((change) => change?.removed ?? []);
  const signed = (plus: number, minus: number) =>
    [...(plus > 0 ? [`+${plus}`] : []), ...(minus > 0 ? [`−${minus}`] : [])].join(' ');
  const part = (words: string, plus = 0, minus = 0) => (plus + minus === 0 ? [] : [`${words} ${signed(plus, minus)}`]);
  const concerned = said === undefined ? people : said.people;
  const parts = [
    ...part(t`菜单`, menus?.addedEntries.length, menus?.removedEntries.length),
    ...part(t`按钮`, menus?.added.length, menus?.removed.length),
    ...part(t`数据权限`, data?.added.length, data?.removed.length),
    ...part(t`接口权限`, api?.added.length, api?.removed.length),
    ...(concerned === null ? [] : [t`涉及 ${concerned} 人`]),
  ];
  const names = (all: readonly string[]) => all.slice(0, MOST).join(t`；`) + (all.length > MOST ? '…' : '');
  const rowsOf = (kind: SaidDifference['rows'][number]['rows']) =>
    (said?.rows ?? []).flatMap(({ label, rows }) => (rows === kind ? [listName(label, say)] : []));
  const [fewer, more, other] = [rowsOf('fewer'), rowsOf('more'), rowsOf('other')];
  const isLess = removed.length + fewer.length > 0 || (said?.losing ?? 0) > 0;
  return (
    <Alert tone={isLess ? 'warning' : 'info'} title={parts.join(t`，`)}>
      {added.length > 0 && <p>{t`增加：${names(added)}`}</p>}
      {removed.length > 0 && <p>{t`取消：${names(removed)}`}</p>}
      {fewer.length > 0 && <p>{t`能看到的记录变少：${names(fewer)}`}</p>}
      {more.length > 0 && <p>{t`能看到的记录变多：${names(more)}`}</p>}
      {other.length > 0 && <p>{t`能看到的记录不同：${names(other)}`}</p>}
      {said !== undefined && said.changed < said.people && (
        <p>{t`其中 ${said.changed} 人的权限真正改变，其余的人由其他角色得到同样的权限。`}</p>
      )}
      {said !== undefined && said.losing > 0 && <LostUses losing={said.losing} losers={said.losers} />}
    </Alert>
  );
}
