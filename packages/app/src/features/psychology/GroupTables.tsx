import type { ScaleGroup } from '@lattice/api/psychology/groupCall';
import { BarChart } from '@lattice/ui/BarChart';
import { Card } from '@lattice/ui/Card';
import { RadarChart } from '@lattice/ui/RadarChart';
import { ReportTable } from '@lattice/ui/ReportTable';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { charts } from '../report/report.css.ts';
import { useDictionary } from '../words/useDictionary.ts';
import { FEWEST } from './reportTable.ts';

interface GroupTablesProps {
  /** The groups that are shown, everybody first. */
  groups: readonly ScaleGroup[];
  /** What was asked, in words. */
  filters: string;
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);

/** Results and factors of groups, as charts of everybody and as a table of all groups. */
export function GroupTables({ groups, filters }: GroupTablesProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const levels = useDictionary('psy_result_level');
  const kinds = useDictionary('psy_source_type');
  const [whole] = groups;
  if (whole === undefined) return null;
  const nameOf = ({ sourceType, deptName, id }: ScaleGroup) => {
    if (id === '') return t`全部`;
    const kind = kinds.get(sourceType) ?? sourceType;
    return id.includes('.') ? t`${kind} · ${deptName === '' ? t`未关联部门` : deptName}` : kind;
  };
  const keys = whole.levels.map(({ level }) => level);
  const wordOf = (level: string) => levels.get(level) ?? level;
  const parts = whole.factors.filter(({ isTotal }) => !isTotal);
  const series = [
    { id: 'mean', label: t`平均分`, of: ({ mean }: (typeof parts)[number]) => mean },
    { id: 'norm', label: t`常模`, of: ({ norm }: (typeof parts)[number]) => norm },
  ]
    .map(({ id, label, of }) => ({
      id,
      label,
      values: parts.map((part) => ({ key: part.name, label: part.name, value: of(part) })),
    }))
    .filter(({ values }) => values.some(({ value }) => value !== null));
  return (
    <Stack>
      <Card title={t`结果与因子`}>
        <div className={charts}>
          <BarChart
            title={t`结果等级`}
            unit={t`人`}
            keyLabel={t`结果等级`}
            series={[
              {
                id: 'people',
                label: t`人数`,
                values: whole.levels.map(({ level, people }) => ({ key: level, label: wordOf(level), value: people })),
              },
            ]}
          />
          {parts.length >= FEWEST && <RadarChart title={t`因子平均分与常模`} series={series} />}
        </div>
      </Card>
      <Card title={t`各群体的结果等级`}>
        <ReportTable
          label={t`各群体的结果等级`}
          columns={[
            { name: 'group', label: t`群体`, as: 'text' },
            { name: 'people', label: t`人数` },
            ...keys.map((level, at) => ({ name: `level${at}`, label: wordOf(level), as: 'percent' as const })),
          ]}
          rows={groups.map((group) => ({
            id: group.id,
            group: nameOf(group),
            people: group.people,
            ...Object.fromEntries(
              keys.map((key, at) => [
                `level${at}`,
                percent(group.levels.find(({ level }) => level === key)?.people ?? 0, group.people),
              ]),
            ),
          }))}
          filters={filters}
          printedBy={user?.real_name ?? ''}
        />
      </Card>
      <Card title={t`各群体的因子平均分`}>
        <ReportTable
          label={t`各群体的因子平均分`}
          columns={[
            { name: 'group', label: t`群体`, as: 'text' },
            { name: 'people', label: t`人数` },
            ...whole.factors.map(({ name }, at) => ({ name: `factor${at}`, label: name, as: 'number' as const })),
          ]}
          rows={groups.map((group) => ({
            id: group.id,
            group: nameOf(group),
            people: group.people,
            ...Object.fromEntries(
              whole.factors.map(({ name }, at) => [
                `factor${at}`,
                group.factors.find((factor) => factor.name === name)?.mean ?? null,
              ]),
            ),
          }))}
          filters={filters}
          printedBy={user?.real_name ?? ''}
        />
      </Card>
    </Stack>
  );
}
