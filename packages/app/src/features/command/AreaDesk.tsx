import { permissionCode } from '@lattice/api/resource';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Figure } from '@lattice/ui/Figure';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyForm } from '../definitions/lazyForm.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { figures, filter } from '../scene/scene.css.ts';
import { ActList } from './ActList.tsx';
import { type AreaKind, type DispatchArea, liesIn, residentsIn } from './area.ts';
import { AreaThings } from './AreaThings.tsx';
import { type DispatchAct, type DispatchSubject, refreshCommand } from './command.ts';

const PushDialog = lazyForm(recorddispatch.path, async () => (await import('./PushDialog.tsx')).PushDialog);
const TaskDialog = lazyForm(gridmemberTask.path, async () => (await import('./TaskDialog.tsx')).TaskDialog);
const StartMeetingDialog = lazyForm(
  recorddispatch.path,
  async () => (await import('../meeting/StartMeetingDialog.tsx')).StartMeetingDialog,
);

/** Metres around something, as they are offered. */
const REACHES = ['500', '1000', '2000', '5000'] as const;
const MOST_MEMBERS = 200;
/** Members that are asked for at once: more ids make no search condition. */
const AT_ONCE = 40;

interface AreaDeskProps {
  area: DispatchArea;
  kinds: readonly AreaKind[];
  /** Whether the person may count residents. */
  hasResidents: boolean;
  /** The plan that is being carried out; none by default. */
  planId?: string;
  /** Whether that plan is only rehearsed, when nobody is called to a meeting; default false. */
  isDrill?: boolean;
  onClose: () => void;
}

const joined = (values: readonly unknown[]): string => [...new Set(values.map(String))].join(',');

/** Who and what is in an area, and what is done about it, one act after the other: message, task, meeting. */
export function AreaDesk({ area, kinds, hasResidents, planId, isDrill = false, onClose }: AreaDeskProps) {
  const { t } = useLingui();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  const [reach, setReach] = useState('1000');
  const [doing, setDoing] = useState<'message' | 'task' | 'meeting' | null>(null);
  const [acts, setActs] = useState<readonly DispatchAct[]>([]);
  const metres = Number(reach);
  const key = [area.name, area.lng, area.lat, area.shape === null ? reach : ''];
  const { data: groups } = useQuery({
    queryKey: ['panel', 'area', ...key],
    queryFn: async () =>
      Promise.all(
        kinds.map(async (kind) => ({
          ...kind,
          things: (await kind.ask()).filter((point) => liesIn(area, metres, point)),
        })),
      ),
  });
  const { data: residents } = useQuery({
    queryKey: ['panel', 'residents', ...key],
    queryFn: async ({ signal }) => residentsIn(area, metres, signal),
    enabled: hasResidents && abilities.includes('map'),
  });
  const memberIds = groups?.find(({ type }) => type === 'gridmember')?.things.map(({ id }) => id) ?? [];
  const { data: members } = useQuery({
    queryKey: ['rows', gridmember.path, 'in area', memberIds],
    queryFn: async ({ signal }) => {
      const ids = memberIds.slice(0, MOST_MEMBERS);
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
        ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      );
      const pages = await Promise.all(
        parts.map(async (part) =>
          client(gridmember).page({ id: part.join(','), current: 1, size: AT_ONCE }, { signal }),
        ),
      );
      return pages.flatMap(({ records }) => records);
    },
    enabled: memberIds.length > 0,
  });
  const may = (action: string) => codes?.has(permissionCode(recorddispatch, action)) === true;
  const mayTask = codes?.has(permissionCode(gridmemberTask, 'add')) === true && abilities.includes('command');
  const users = joined((members ?? []).map(({ userId }) => userId));
  const about: DispatchSubject = {
    ...(area.eventId !== undefined && { eventId: area.eventId }),
    ...(planId !== undefined && { planId }),
  };
  const common = {
    about,
    onClose: () => setDoing(null),
    onDone: (act: DispatchAct) => setActs((before) => [...before, act]),
  };
  if (doing === 'message') return <PushDialog place={area} to={users} isDrill={isDrill} {...common} />;
  if (doing === 'task')
    return (
      <TaskDialog
        place={area}
        to={{
          ids: joined((members ?? []).map(({ id }) => id)),
          names: (members ?? []).map(({ personName }) => personName).join(','),
        }}
        {...common}
      />
    );
  const footer = (
    <>
      {!isDrill && may('startVideoconferencing') && <Button onPress={() => setDoing('meeting')}>{t`发起会议`}</Button>}
      {mayTask && <Button onPress={() => setDoing('task')}>{t`下发任务`}</Button>}
      {may('pushMessage') && <Button variant="primary" onPress={() => setDoing('message')}>{t`推送消息`}</Button>}
    </>
  );
  const { name } = area;
  if (doing === 'meeting')
    return (
      <StartMeetingDialog
        name={t`会商：${name}`.slice(0, 100)}
        to={users}
        about={about}
        onClose={common.onClose}
        onStarted={(href, { id, roomName }) => {
          common.onDone({ id, words: t`已发起会议“${roomName}”`, href });
          void refreshCommand();
        }}
      />
    );
  return (
    <Dialog
      title={area.shape === null ? t`“${name}”周边` : name}
      width={880}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      <Stack gap="md">
        <ActList acts={acts} />
        {area.shape === null && (
          <div className={filter}>
            <Select
              label={t`周边范围`}
              isCompact
              isClearable={false}
              value={reach}
              options={REACHES.map((value) => ({ value, label: t`${value} 米` }))}
              onChange={setReach}
            />
          </div>
        )}
        {groups === undefined ? (
          <Skeleton kind="lines" count={6} />
        ) : (
          <>
            <div className={figures}>
              {residents !== undefined && <Figure label={t`居民`} value={residents} unit={t`人`} />}
              {groups.map(({ type, label, things }) => (
                <Figure key={type} label={label} value={things.length} />
              ))}
            </div>
            <AreaThings groups={groups} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
