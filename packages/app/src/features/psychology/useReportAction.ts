import type { CrudAction } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { FileChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { useGo } from '../../navigation/Address.tsx';
import { placeOf } from './answers.ts';

const REPORTED = '2';

/** The way from an answered scale to its report. */
export function useReportAction(): CrudAction {
  const { t } = useLingui();
  const go = useGo();
  return useMemo(
    () => ({
      id: 'report',
      label: t`查看报告`,
      icon: FileChartColumn,
      scope: 'row',
      changesRows: false,
      isShown: ({ status }) => status === REPORTED,
      run: async ([row]) => {
        if (row !== undefined) go(placeOf.report(row.id));
      },
    }),
    [go, t],
  );
}
