import { type Resource, permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { MEETING_PAGE } from '../../features/meeting/meetings.ts';
import { openMeeting } from '../../features/meeting/openMeeting.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const StartMeetingDialog = lazyPart(
  async () => (await import('../../features/meeting/StartMeetingDialog.tsx')).StartMeetingDialog,
);

type Actions = NonNullable<CrudTableProps['crudActions']>;

const none: Actions = [];

function Records({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const go = useGo();
  const [isStarting, setStarting] = useState(false);
  const { user } = useSnapshot(session);
  const mayStart = useCodes()?.has(permissionCode(recorddispatch, 'startVideoconferencing')) === true;
  const { crudActions = none, ...register } = useRegister(definition);
  const own = user?.user_id ?? '';
  const hasRooms = session.abilities.includes('meetings');
  const start: Actions[number] = {
    id: 'meet',
    label: t`发起视频会议`,
    icon: Video,
    scope: 'toolbar',
    changesRows: false,
    run: async () => setStarting(true),
  };
  const enter: Actions[number] = {
    id: 'join',
    label: t`进入会议`,
    icon: Video,
    scope: 'row',
    changesRows: false,
    isShown: ({ dispatchType, status, sendUser, userIds }) =>
      dispatchType === '1' && status === '0' && [String(sendUser), ...String(userIds ?? '').split(',')].includes(own),
    run: async ([row]) => row && go(`${MEETING_PAGE}${row.id}?join=1`),
  };
  const actions: Actions = [...(mayStart ? [start] : none), ...(hasRooms ? [enter] : none), ...crudActions];
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {isStarting && (
        <StartMeetingDialog onClose={() => setStarting(false)} onStarted={(address) => openMeeting(address, go)} />
      )}
    </>
  );
}

/** 调度记录: what was dispatched, with the way to begin a meeting and into one that goes on. */
export const Recorddispatch = () => <PlainScreen path="dispatch/recorddispatch" List={Records} />;
