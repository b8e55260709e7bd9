import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { Card } from '@lattice/ui/Card';
import { PieChart } from '@lattice/ui/PieChart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { eventsAddress } from '../event/analysis.ts';
import type { Span } from '../report/Report.ts';
import { answerOf } from '../screen/answerOf.tsx';

const MOST = 200;

interface CategorySharesProps {
  span: Span;
  /** Grid that the events belong to, where one is asked for. */
  filters: Readonly<Record<string, string>>;
}

/** What the events of a month were about; a slice opens its list. */
export function CategoryShares({ span, filters }: CategorySharesProps) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const { month } = span;
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', gridmemberbaseassess.path, 'pie', month, filters, i18n.locale],
      queryFn: async ({ signal }) => {
        const [shares, { records }] = await Promise.all([
          client(gridmemberbaseassess).getGridmemberEventPie({ assessMonth: month, ...filters }, { signal }),
          client(eventcategory).page({ current: 1, size: MOST }, { signal }),
        ]);
        const ids = new Map(records.map(({ id, categoryName }) => [categoryName, id]));
        return shares.map(({ categoryName, count }) => ({
          key: ids.get(categoryName) ?? '',
          label: categoryName === '' ? t`未分类` : categoryName,
          value: count,
        }));
      },
    }),
  );
  if (fault !== null) return fault;
  const { griddingId } = filters;
  return (
    <Card>
      <PieChart
        title={t`按类别`}
        unit={t`件`}
        keyLabel={t`类别`}
        heading="h2"
        isLoading={data === undefined}
        values={data ?? []}
        onSelect={(id) => {
          if (id === '') return;
          const name = data?.find(({ key }) => key === id)?.label ?? '';
          go(
            eventsAddress(
              span,
              ['categoryId', 'equal', id, name],
              ...(griddingId === undefined ? [] : [['griddingId', 'equal', griddingId] as const]),
            ),
          );
        }}
      />
    </Card>
  );
}
