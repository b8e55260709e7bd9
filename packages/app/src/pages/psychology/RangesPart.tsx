import type { Fields } from '@lattice/api/field';
import type { RangeDraft } from '@lattice/api/psychology/scaleCalls';
import type { Scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import {
  type Scalefactorgroupresult,
  scalefactorgroupresult,
} from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { Button } from '@lattice/ui/Button';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { useDictionary } from '../../features/words/useDictionary.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { saveRanges } from '../../features/psychology/saveRanges.ts';
import { renewScale } from '../../features/psychology/useScale.ts';
import { PartDialog } from './PartDialog.tsx';

interface RangesPartProps {
  scaleId: string;
  isOpen: boolean;
  factors: readonly Scalefactorgroup[];
  ranges: readonly Scalefactorgroupresult[];
}

const fields = (help: string): Fields => {
  const { minScore, maxScore, resultLevel, resultTitle, resultText, adviceText, isWarn } =
    scalefactorgroupresult.fields;
  return {
    ranges: {
      kind: 'json',
      label: scalefactorgroupresult.label,
      help,
      shape: { kind: 'rows', fields: { minScore, maxScore, resultLevel, resultTitle, resultText, adviceText, isWarn } },
    },
  };
};

/** The ranges of results of each factor, changed together, so that they meet without gap and overlap. */
export function RangesPart({ scaleId, isOpen, factors, ranges }: RangesPartProps) {
  const { t } = useLingui();
  const levels = useDictionary('psy_result_level');
  const [open, setOpen] = useState<Scalefactorgroup | null>(null);
  const help = t`各段首尾相接：上一段的最高分就是下一段的最低分，正好等于它的分数归下一段。`;
  const requested = useMemo(() => fields(help), [help]);
  const spanOf = useCallback(
    ({ factorGroupId, minScore, maxScore }: Scalefactorgroupresult) =>
      ranges.some((other) => other.factorGroupId === factorGroupId && Number(other.minScore) >= Number(maxScore))
        ? t`${minScore} 到不足 ${maxScore}`
        : t`${minScore} 到 ${maxScore}`,
    [ranges, t],
  );
  const of = (factor: Scalefactorgroup) => ranges.filter(({ factorGroupId }) => factorGroupId === factor.id);
  const columns = useMemo(
    (): Column<Scalefactorgroupresult>[] => [
      { id: 'range', header: t`分数`, width: 130, value: (range) => spanOf(range) },
      {
        id: 'level',
        header: t`等级`,
        kind: 'tag',
        width: 90,
        value: ({ resultLevel }) => levels.get(resultLevel) ?? resultLevel,
        tone: ({ isWarn }) => (isWarn === 1 ? 'critical' : 'neutral'),
      },
      { id: 'title', header: t`结果`, isTitle: true, value: ({ resultTitle }) => resultTitle },
      { id: 'text', header: t`解释`, grow: 2, value: ({ resultText }) => resultText },
      { id: 'advice', header: t`建议`, grow: 2, value: ({ adviceText }) => adviceText },
      { id: 'warn', header: t`预警`, width: 70, value: ({ isWarn }) => (isWarn === 1 ? t`是` : '') },
    ],
    [levels, spanOf, t],
  );
  if (factors.length === 0) return <Empty title={t`还没有因子`} description={t`先添加因子，再写各分数段的结果。`} />;
  return (
    <Stack gap="lg">
      {factors.map((factor) => (
        <Stack key={factor.id} gap="sm">
          <div className={css.tools}>
            <Text as="h3">{factor.factorName}</Text>
            {isOpen && (
              <Button size="small" onPress={() => setOpen(factor)}>{t`编辑“${factor.factorName}”的结果`}</Button>
            )}
          </div>
          <DataTable
            label={t`“${factor.factorName}”的结果`}
            columns={columns}
            rows={of(factor)}
            getRowId={({ id }) => id}
            empty={<Text tone="muted">{t`没有结果区间，报告中只显示分数。`}</Text>}
          />
        </Stack>
      ))}
      {open !== null && (
        <PartDialog
          title={t`“${open.factorName}”的结果`}
          definition={scalefactorgroupresult}
          fields={requested}
          values={{ ranges: of(open) }}
          onSave={async ({ ranges: typed }) => {
            await saveRanges(scaleId, open.id, of(open), Array.isArray(typed) ? (typed as RangeDraft[]) : []);
            await renewScale(scaleId);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
