import { useLingui } from '@lingui/react/macro';
import type { PieChartProps } from '../PieChart/PieChart.tsx';
import { Slices } from '../PieChart/Slices.tsx';

export interface DonutChartProps extends PieChartProps {
  /** What stands over the sum in the middle; default 合计. */
  wholeLabel?: string;
}

/** The parts of a whole as a ring around their sum. */
export function DonutChart({ wholeLabel, ...rest }: DonutChartProps) {
  const { t } = useLingui();
  return <Slices {...rest} hole={0.62} wholeLabel={wholeLabel ?? t`合计`} />;
}
