import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Icon } from '@lattice/ui/Icon';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { TransferList } from '@lattice/ui/TransferList';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { formSourcesIn } from '../../../records/formSources.ts';
import { type Visit, pointsOf, savePoints } from './chosenPoints.ts';
import type { PointsTask } from './pointsAction.ts';
import { PointsMap } from './PointsMap.tsx';
import { PointVisits } from './PointVisits.tsx';
import * as css from './points.css.ts';
import { type Stop, lengthOf, shortestOrder } from './shortestOrder.ts';

const KILOMETRE = 1000;

interface PointsDialogProps {
  task: PointsTask;
  onClose: () => void;
}

/** Chooses the points of a patrol task in a list and on the map, their order, and when and by whom they are visited. */
export function PointsDialog({ task, onClose }: PointsDialogProps) {
  const { t, i18n } = useLingui();
  const { id, name, memberIds } = task;
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const [typedVisits, setVisits] = useState<Readonly<Record<string, Visit>>>({});
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const { data, error } = useQuery({
    queryKey: ['rows', 'project/patrolTaskPoints', 'choice', id],
    queryFn: async () => {
      const labels = formSourcesIn(i18n.locale)
        .tree('grid/gridmember')
        .labels?.([...memberIds]);
      const [points, names = {}] = await Promise.all([pointsOf(task), labels]);
      return { ...points, members: memberIds.map((one) => ({ value: one, label: names[one] ?? one })) };
    },
    staleTime: 0,
  });
  const value = typed ?? data?.value ?? [];
  const visits = { ...data?.visits, ...typedVisits };
  const isTouched = typed !== null || Object.keys(typedVisits).length > 0;
  const stopsOf = (ids: readonly string[]) => ids.map((one): Stop => data?.points.get(one) ?? { id: one });
  const proposed = shortestOrder(stopsOf(value));
  const [now, least] = [lengthOf(stopsOf(value)), lengthOf(stopsOf(proposed))];
  const words = (metres: number) => {
    const [near, far] = [
      i18n.number(Math.round(metres)),
      i18n.number(metres / KILOMETRE, { maximumFractionDigits: 1 }),
    ];
    return metres < KILOMETRE ? t`${near} 米` : t`${far} 公里`;
  };
  const [length, saved] = [words(now), words(now - least)];
  const save = async () => {
    setPending(true);
    try {
      await savePoints(id, value, visits);
      onClose();
    } catch (reason) {
      setFault(errorText(reason));
      setPending(false);
    }
  };
  const said = fault === '' && error !== null ? errorText(error) : fault;
  return (
    <Dialog
      title={t`安排点位：${name}`}
      width={960}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} isDisabled={!isTouched} onPress={() => void save()}>
            <Trans>保存</Trans>
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        {said !== '' && <Alert tone="critical">{said}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={8} />}
        {data !== undefined && (
          <>
            <TransferList
              label={t`巡查点位`}
              description={t`按先后顺序排列，巡查时依次到达`}
              options={data.options}
              value={value}
              onChange={setTyped}
              isOrdered
            />
            <div className={css.way}>
              <Button
                icon={<Icon of={Route} />}
                isDisabled={now - least < 1}
                onPress={() => setTyped(proposed)}
              >{t`按最短路线排列`}</Button>
              <div role="status">
                <Text tone="muted">
                  {now - least < 1
                    ? t`全程直线距离约 ${length}，已是最短顺序`
                    : t`全程直线距离约 ${length}，从第一个点位出发可少走约 ${saved}`}
                </Text>
              </div>
            </div>
            <PointsMap points={data.points} value={value} onChange={setTyped} />
            {value.length > 0 && (
              <PointVisits
                points={data.points}
                value={value}
                members={data.members}
                visits={visits}
                onChange={(one, visit) => setVisits({ ...typedVisits, [one]: visit })}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
