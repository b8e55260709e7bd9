import { Panel } from '@lattice/ui/Panel';
import { RankChart } from '@lattice/ui/RankChart';
import { useLingui } from '@lingui/react/macro';
import { useWays } from '../../features/scene/useWays.ts';
import { useGo } from '../../navigation/Address.tsx';
import { useChosenRating, useRating } from './rating.ts';

/** What people are least content with: kinds of events or services; each opens its list. */
export function RatingKinds() {
  const { t } = useLingui();
  const go = useGo();
  const wayOf = useWays();
  const { call } = useChosenRating();
  const { data, panel } = useRating(call);
  const isService = call === 'resource6';
  const list = wayOf(isService ? '/scentre/esServiceAppointmentrecord' : '/event/event');
  const field = isService ? 'serviceId' : 'eventType';
  const title = isService ? t`各事项满意率` : t`各类事件满意率`;
  return (
    <Panel title={title} hasHeading={panel.fault !== undefined} {...panel} isLoading={false} isSteady height={332}>
      <RankChart
        title={title}
        isLoading={data === undefined}
        heading="h2"
        unit="%"
        keyLabel={t`类别`}
        limit={8}
        isLastFirst
        values={(data?.kinds ?? []).map(({ key, name, rate }) => ({
          key,
          label: name === '' ? t`未分类` : name,
          value: rate,
        }))}
        {...(list !== undefined && {
          onSelect: (key: string) => go(`${list}?${new URLSearchParams({ [field]: key }).toString()}`),
        })}
      />
    </Panel>
  );
}
