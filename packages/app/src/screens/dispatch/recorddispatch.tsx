import { MEETING_PAGE } from '@lattice/api/meetingPage';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { History, Video } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
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
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the course is shown to which a line belongs: that of its event, of its plan, or of its day. */
const courseOf = (row: Readonly<Record<string, unknown>>): string => {
  const [event, plan] = [word(row.eventId), word(row.planId)];
  const query: Record<string, string> =
    event !== ''
      ? { event, name: word(row.eventIdName) }
      : plan !== ''
        ? { plan, name: word(row.planIdName) }
        : { day: word(row.startTime).slice(0, 10) };
  return `/dispatch/replay?${new URLSearchParams(query).toString()}`;
};

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
  const replay: Actions[number] = {
    id: 'replay',
    label: t`回放与报告`,
    icon: History,
    scope: 'row',
    changesRows: false,
    run: async ([row]) => row && go(courseOf(row)),
  };
  const actions: Actions = [...(mayStart ? [start] : none), ...(hasRooms ? [enter] : none), replay, ...crudActions];
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {isStarting && (
        <StartMeetingDialog onClose={() => setStarting(false)} onStarted={(address) => openMeeting(address, go)} />
      )}
    </>
  );
}

/** 调度记录: what was dispatched, with the ways into a meeting and to the course of a line. */
export const Recorddispatch = () => <PlainScreen path="dispatch/recorddispatch" List={Records} />;
