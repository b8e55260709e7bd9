import type { Resource } from '@lattice/api/resource';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { tagging } from '@lattice/api/wechat/followerCalls';
import { type CrudAction, type CrudRow, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Ban, RefreshCw, Tags, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readableFailure } from '../../base/readableFailure.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

const FollowerDialog = lazyPart(async () => (await import('../../features/wechat/FollowerDialog.tsx')).FollowerDialog);

const BLACK = 1;
const FAILED = '2';
const calls = tagging(transport);

function Followers({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions, rights, ...register } = useRegister(definition);
  const [chosen, setChosen] = useState<CrudRow | null>(null);
  const mayMark = rights?.edit === true;
  const { abilities } = useSnapshot(session);
  const maySync = abilities.includes('wechat');
  const actions = useMemo((): CrudAction[] => {
    const turn = (id: string, label: string, isBlack: 0 | 1): CrudAction => ({
      id,
      label,
      icon: isBlack === BLACK ? Ban : UserCheck,
      scope: 'row',
      isShown: (row) => (row.isBlack === BLACK) !== (isBlack === BLACK),
      run: async ([row]) => {
        if (row === undefined) return;
        await client(wechatuser).submit({ id: row.id, isBlack });
        toast.success(isBlack === BLACK ? t`已拉黑` : t`已移出黑名单`);
      },
    });
    const sync: CrudAction = {
      id: 'sync',
      label: t`重新同步到微信`,
      icon: RefreshCw,
      scope: 'row',
      isShown: ({ syncStatus }) => syncStatus === FAILED,
      run: async ([row]) => {
        if (row === undefined) return;
        await readableFailure(calls.sync(row.id));
        toast.success(t`已重新提交，稍后显示结果`);
      },
    };
    return mayMark
      ? [
          {
            id: 'mark',
            label: t`标签与绑定`,
            icon: Tags,
            scope: 'row',
            changesRows: false,
            run: ([row]) => {
              setChosen(row ?? null);
              return Promise.resolve();
            },
          },
          turn('black', t`拉黑`, 1),
          turn('white', t`移出黑名单`, 0),
          ...(maySync ? [sync] : []),
        ]
      : [];
  }, [mayMark, maySync, t]);
  const shown = useMemo(() => [...(crudActions ?? []), ...actions], [crudActions, actions]);
  const readOnly = useMemo(
    () => rights && { ...rights, add: false, copy: false, import: false, edit: false, remove: false },
    [rights],
  );
  return (
    <>
      <CrudTable {...register} {...(readOnly && { rights: readOnly })} crudActions={shown} />
      {chosen !== null && <FollowerDialog definition={definition} row={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** 微信用户: followers come from WeChat and are read here; staff tag them, bind them to accounts and block them. */
export const Wechatuser = () => <PlainScreen path="cms/wechatuser" List={Followers} />;
