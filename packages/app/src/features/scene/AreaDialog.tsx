import { permissionCode } from '@lattice/api/resource';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';
import { record, recordName, records } from './scene.css.ts';

const PushDialog = lazyPart(async () => (await import('./PushDialog.tsx')).PushDialog);
const RelatedAdd = lazyPart(async () => (await import('../register/RelatedAdd.tsx')).RelatedAdd);

/** Names that are listed of each kind. */
const MOST = 12;

/** One kind of things in the area. */
export interface AreaGroup {
  /** Name of the layer. */
  type: string;
  label: string;
  /** What lies in the area. */
  things: readonly AreaThing[];
}

/** One thing in the area: a record with its place. */
export interface AreaThing {
  id: string;
  name: string;
  lng: string;
  lat: string;
  /** Address of its record; undefined where the person may not open it. */
  href: string | undefined;
}

interface AreaDialogProps {
  groups: readonly AreaGroup[];
  onClose: () => void;
}

const middleOf = (things: readonly AreaThing[]) => {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  return {
    lng: mean(things.map(({ lng }) => Number(lng))).toFixed(6),
    lat: mean(things.map(({ lat }) => Number(lat))).toFixed(6),
  };
};

const joined = (values: readonly unknown[]): string => [...new Set(values.map(String))].join(',');

/** Who and what is inside of an area that was drawn, and what can be done about it: a message or a task. */
export function AreaDialog({ groups, onClose }: AreaDialogProps) {
  const { t } = useLingui();
  const codes = useCodes();
  const [doing, setDoing] = useState<'message' | 'task' | null>(null);
  const things = groups.flatMap((group) => group.things);
  const memberIds = groups.find(({ type }) => type === 'gridmember')?.things.map(({ id }) => id) ?? [];
  const { data: members, isFetching } = useQuery({
    queryKey: ['rows', gridmember.path, 'in area', memberIds],
    queryFn: async ({ signal }) =>
      (await client(gridmember).page({ id: memberIds.join(','), current: 1, size: 200 }, { signal })).records,
    enabled: memberIds.length > 0,
  });
  const mayPush = codes?.has(permissionCode(recorddispatch, 'pushMessage')) === true;
  const mayTask = codes?.has(permissionCode(gridmemberTask, 'add')) === true;
  const count = things.length;
  const people = members?.length ?? 0;
  if (doing === 'task')
    return (
      <RelatedAdd
        definition={gridmemberTask}
        defaults={{
          gridMemberIds: joined((members ?? []).map(({ id }) => id)),
          gridMemberIdsName: (members ?? []).map(({ personName }) => personName).join(','),
          griddingIds: joined((members ?? []).map(({ griddingId }) => griddingId)),
          griddingIdsName: joined(
            (members ?? []).map((member) => (member as { griddingIdName?: string }).griddingIdName),
          ),
        }}
        onClose={onClose}
      />
    );
  if (doing === 'message')
    return (
      <PushDialog
        place={{ name: t`圈选范围`, ...middleOf(things) }}
        to={joined((members ?? []).map(({ userId }) => userId))}
        onClose={onClose}
      />
    );
  const footer = people > 0 && (
    <>
      {mayTask && <Button onPress={() => setDoing('task')}>{t`给 ${people} 名网格员下发任务`}</Button>}
      {mayPush && (
        <Button variant="primary" onPress={() => setDoing('message')}>{t`给 ${people} 名网格员推送消息`}</Button>
      )}
    </>
  );
  return (
    <Dialog title={t`圈选范围内 ${count} 项`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} footer={footer}>
      {count === 0 && <Empty title={t`范围内没有显示的内容`} description={t`打开需要的图层，再画一次范围。`} />}
      <Stack gap="md">
        {groups.map(({ type, label, things: some }) => {
          const rest = some.length - MOST;
          return (
            <section key={type} aria-label={label}>
              <Text as="h3" weight="bold">{`${label} ${some.length}`}</Text>
              <ul className={records}>
                {some.slice(0, MOST).map(({ id, name, href }) => (
                  <li key={id} className={record}>
                    <span className={recordName}>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
                  </li>
                ))}
              </ul>
              {rest > 0 && <Text tone="muted">{t`还有 ${rest} 项`}</Text>}
            </section>
          );
        })}
        {isFetching && <Skeleton kind="lines" count={1} />}
      </Stack>
    </Dialog>
  );
}
