import { courseOf } from '@lattice/api/psychology/courseCall';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { LineChart } from '@lattice/ui/LineChart';
import { RadarChart } from '@lattice/ui/RadarChart';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { FEWEST } from '../../features/psychology/reportTable.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { transport } from '../../session/transport.ts';

/** How many of the last times stand in the radar, one above the other. */
const COMPARED = 3;

interface CoursePartProps {
  recordId: string;
  /** Why it is read. */
  reason: string;
}

/** How the person of a record answered the scale over time: the total as a line, the factors of the last times. */
export function CoursePart({ recordId, reason }: CoursePartProps) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['course', recordId, reason],
    queryFn: ({ signal }) => courseOf(transport, { answerRecordId: recordId, reason }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error !== null) return <Alert tone="critical">{errorText(error)}</Alert>;
  if (data === undefined) return <Skeleton kind="rows" count={3} />;
  if (data.length < 2)
    return (
      <Card title={t`历次测评`}>
        <Text as="p">{t`这个人只有这一次测评，还看不出变化。`}</Text>
      </Card>
    );
  const last = data.slice(-COMPARED);
  const hasRadar = last.every(({ factors }) => factors.length >= FEWEST);
  return (
    <div className={css.report} data-charted={hasRadar}>
      <Card title={t`历次测评（${data.length}）`}>
        <LineChart
          title={t`历次总分`}
          keyLabel={t`测评时间`}
          series={[
            {
              id: 'total',
              label: t`总分`,
              values: data.map(({ id, submitTime, totalScore }) => ({
                key: id,
                label: submitTime.slice(0, 10),
                value: totalScore,
              })),
            },
          ]}
        />
      </Card>
      {hasRadar && (
        <Card>
          <RadarChart
            title={t`近几次的因子得分`}
            series={last.map(({ id, submitTime, factors }) => ({
              id,
              label: submitTime.slice(0, 10),
              values: factors.map(({ name, score }) => ({ key: name, label: name, value: score })),
            }))}
          />
        </Card>
      )}
    </div>
  );
}
