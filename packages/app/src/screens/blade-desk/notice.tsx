import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noticeOfStock } from '../../features/notices/noticeOfStock.ts';
import type { ChosenRecord } from '../../features/notices/ChosenRecord.ts';
import { useNoticeActions } from '../../features/notices/useNoticeActions.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';

const ReadersDialog = lazyPart(async () => (await import('../../features/notices/ReadersDialog.tsx')).ReadersDialog);

function Notices({ definition }: { definition: Resource }) {
  const { abilities } = useSnapshot(session);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  const kept = abilities.includes('notices') ? definition : noticeOfStock;
  const { crudActions = [], ...register } = useRegister(kept);
  const own = useNoticeActions(setChosen);
  const actions = useMemo(() => [...own, ...crudActions], [crudActions, own]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {chosen && <ReadersDialog path={definition.path} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** 通知公告: notices to everybody or to some, with who has read them, and those at the top of every page. */
export const Notice = () => <PlainScreen path="blade-desk/notice" List={Notices} />;
