import type { FactorResult, ScaleReport } from '@lattice/api/resources/psychological/appletfactorresult';
import { BarChart } from '@lattice/ui/BarChart';
import { Card } from '@lattice/ui/Card';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Descriptions } from '@lattice/ui/Descriptions';
import { RadarChart } from '@lattice/ui/RadarChart';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useDictionary } from '../../features/words/useDictionary.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { FEWEST, parts, seriesOf } from '../../features/psychology/reportTable.ts';

interface ReportPartProps {
  report: ScaleReport;
  /** Values stand as stars. */
  isCovered: boolean;
}

const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The words of a report: who, what came out, what it means and what helps. */
export function ReportPart({ report, isCovered }: ReportPartProps) {
  const { t } = useLingui();
  const levels = useDictionary('psy_result_level');
  const follow = useDictionary('answer_warn_status');
  const { record, factors, totalScore, resultLevel, resultText } = report;
  const series = seriesOf(factors, { score: t`本次得分`, norm: t`常模均值` });
  // Stars make no chart.
  const compared = isCovered ? [] : parts(factors);
  const warning = said(record.warnStatus);
  const columns = useMemo(
    (): Column<FactorResult>[] => [
      { id: 'name', header: t`因子`, isTitle: true, value: ({ factorName }) => factorName },
      { id: 'raw', header: t`原始分`, kind: 'number', width: 110, value: ({ rawScore }) => said(rawScore) },
      { id: 'score', header: t`因子分`, kind: 'number', width: 120, value: ({ factorScore }) => said(factorScore) },
      {
        id: 'norm',
        header: t`常模`,
        kind: 'number',
        width: 110,
        value: ({ normMean, normSd }) => (normMean === null ? '' : `${normMean} ± ${normSd ?? 0}`),
      },
      {
        id: 'z',
        header: t`Z 分`,
        kind: 'number',
        width: 80,
        value: ({ zScore }) => (zScore === null ? '' : String(zScore)),
      },
      {
        id: 'level',
        header: t`等级`,
        kind: 'tag',
        width: 90,
        value: (factor) => levels.get(factor.resultLevel) ?? factor.resultLevel,
        tone: (factor) => (factor.isPositive === 1 && !isCovered ? 'warning' : 'neutral'),
      },
      { id: 'text', header: t`解释`, grow: 3, value: (factor) => factor.resultText },
    ],
    [isCovered, levels, t],
  );
  const advice = [...new Set(factors.map(({ adviceText }) => adviceText).filter((text) => text !== ''))];
  return (
    <>
      <div className={css.report} data-charted={compared.length > 0}>
        <Card title={t`测评结论`}>
          <Stack gap="md">
            <Descriptions
              items={[
                { label: t`测评编号`, value: said(record.recordNo) },
                { label: t`姓名`, value: said(record.personName) },
                { label: t`年龄`, value: said(record.age) },
                { label: t`提交时间`, value: said(record.submitTime).slice(0, 16) },
                { label: t`总分`, value: said(totalScore) },
                { label: t`等级`, value: levels.get(resultLevel) ?? resultLevel },
              ]}
            />
            <Text as="p" className={css.prose}>
              {resultText}
            </Text>
            {warning !== '' && warning !== '0' && (
              <div>
                <Tag tone={warning === '3' ? 'success' : 'critical'}>{t`预警跟进：${follow.get(warning) ?? ''}`}</Tag>
              </div>
            )}
          </Stack>
        </Card>
        {compared.length >= FEWEST ? (
          <Card>
            <RadarChart title={t`因子得分与常模`} series={series} />
          </Card>
        ) : (
          compared.length > 0 && (
            <Card>
              <BarChart title={t`因子得分与常模`} series={series} />
            </Card>
          )
        )}
      </div>
      <Card title={t`因子（${factors.length}）`}>
        <DataTable label={t`因子`} columns={columns} rows={factors} getRowId={({ factorName }) => factorName} />
      </Card>
      {advice.length > 0 && (
        <Card title={t`建议`}>
          <ul className={css.faults}>
            {advice.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
