import type { PublishedMenu } from '@lattice/api/wechat/wechatCalls';
import { permissionCode } from '@lattice/api/resource';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { type MenuFault, MOST_BELOW, MOST_TOP, menuFaults } from '@lattice/api/wechat/menuFaults';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';
import { EntryTable } from './EntryTable.tsx';
import { menuChanges } from './menuChanges.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { useAccounts, useMenuState } from './useMenuState.ts';
import * as css from './wechat.css.ts';

/** What is wrong with a menu, in words. */
function useFaultWords(): (fault: MenuFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault.kind) {
      case 'none':
        return t`还没有启用的菜单`;
      case 'manyTop':
        return t`一级菜单最多 ${MOST_TOP} 个，现有 ${fault.count} 个`;
      case 'manyBelow':
        return t`“${fault.name}”下的二级菜单最多 ${MOST_BELOW} 个，现有 ${fault.count} 个`;
      case 'long':
        return t`“${fault.name}”有 ${fault.bytes} 个字节，最多 ${fault.most} 个`;
      case 'idle':
        return t`“${fault.name}”没有动作，请填写键值、链接或选择文章`;
      case 'link':
        return t`“${fault.name}”的链接在手机上打不开，请使用 https 开头的公网地址`;
    }
  };
}

/** The menu of a WeChat account on a phone, what is wrong with it, what changed since it was published, its sync. */
export function MenuBoard() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const wordsOf = useFaultWords();
  const maySync = useCodes()?.has(permissionCode(articlewechatmenu, 'syncMenu')) === true;
  const { data: accounts } = useAccounts();
  const [chosen, setChosen] = useState('');
  const [isPending, setPending] = useState(false);
  const first = accounts?.find(({ isDefault }) => isDefault === 1) ?? accounts?.[0];
  const accountId = chosen || (first?.id ?? '');
  const { data } = useMenuState(accountId);
  if (accounts === undefined) return <Skeleton kind="rows" count={4} />;
  const faults = data === undefined ? [] : menuFaults(data.entries);
  const rows = data === undefined ? [] : menuChanges(data.entries, data.published?.entries ?? []);
  const open = rows.filter(({ change }) => change !== 'same').length;
  const courseOf = (published: PublishedMenu | null): string => {
    if (published?.isWaiting === true) return t`已提交，正等待微信接收`;
    if (published === null || published.time === '') return t`还没有从这里发布过，下面都算新增`;
    return t`上次发布 ${published.time.slice(0, 16)}，之后有 ${open} 处变化`;
  };
  const sync = async () => {
    setPending(true);
    try {
      const { count } = await client(articlewechatmenu).syncMenu({ accountId });
      toast.success(t`已提交 ${count} 个菜单`);
    } catch (error) {
      toast.error(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: ['rows', articlewechatmenu.path] });
    setPending(false);
  };
  return (
    <Card
      title={t`公众号菜单`}
      actions={
        maySync ? (
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={data === undefined || faults.some(({ kind }) => kind !== 'link')}
            onPress={() => void sync()}
          >{t`同步到微信`}</Button>
        ) : undefined
      }
    >
      <div className={css.sides}>
        <PhoneMenu
          key={accountId}
          account={accounts.find(({ id }) => id === accountId)?.accountName ?? ''}
          entries={data?.entries ?? []}
        />
        <div className={css.words}>
          <div className={css.question}>
            <Select
              label={t`公众号`}
              isRequired
              value={accountId}
              options={accounts.map(({ id, accountName }) => ({ value: id, label: accountName }))}
              onChange={setChosen}
            />
          </div>
          {faults.length > 0 && (
            <Alert tone="warning">
              <ul className={css.faults}>
                {faults.map((fault) => (
                  <li key={JSON.stringify(fault)}>{wordsOf(fault)}</li>
                ))}
              </ul>
            </Alert>
          )}
          <Text tone="muted">{courseOf(data?.published ?? null)}</Text>
          <EntryTable rows={rows} states={data?.states ?? new Map()} />
        </div>
      </div>
    </Card>
  );
}
