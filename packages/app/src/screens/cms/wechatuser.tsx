import type { Resource } from '@lattice/api/resource';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { type CrudAction, type CrudRow, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Ban, Tags, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { client } from '../../session/client.ts';

const FollowerDialog = lazyPart(async () => (await import('../../features/wechat/FollowerDialog.tsx')).FollowerDialog);

const BLACK = 1;

function Followers({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions, rights, ...register } = useRegister(definition);
  const [chosen, setChosen] = useState<CrudRow | null>(null);
  const mayMark = rights?.edit === true;
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
        ]
      : [];
  }, [mayMark, t]);
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
