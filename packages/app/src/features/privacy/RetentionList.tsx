import type { RetentionRule } from '@lattice/api/resources/blade-log/privacy';
import { Alert } from '@lattice/ui/Alert';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Link } from '@lattice/ui/Link';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

const TrialDialog = lazyPart(async () => (await import('./TrialDialog.tsx')).TrialDialog);

interface RetentionListProps {
  rules: readonly RetentionRule[];
}

/** How long records of people are kept, and what the next run deletes; another span is tried without deleting. */
export function RetentionList({ rules }: RetentionListProps) {
  const { t, i18n } = useLingui();
  const [tried, setTried] = useState<RetentionRule | null>(null);
  const columns = useMemo(
    (): Column<RetentionRule>[] => [
      { id: 'title', header: t`记录`, value: ({ title }) => title, isTitle: true },
      {
        id: 'months',
        header: t`保存多久`,
        value: ({ months }) => (months === 0 ? t`一直保存` : t`${months} 个月`),
        second: ({ parameter }) => (parameter === '' ? t`固定，法律要求至少六个月` : ''),
      },
      { id: 'rows', header: t`现有`, kind: 'number', value: ({ rows }) => i18n.number(rows), width: 120 },
      { id: 'due', header: t`下次将删除`, kind: 'number', value: ({ due }) => i18n.number(due), width: 130 },
    ],
    [i18n, t],
  );
  const due = rules.reduce((sum, one) => sum + one.due, 0);
  return (
    <Stack gap="md">
      <Alert tone={due > 0 ? 'warning' : 'info'}>
        {due > 0 ? t`服务器下次运行时将彻底删除 ${due} 条到期记录。` : t`目前没有到期的记录。`}
      </Alert>
      <DataTable
        label={t`保存期限`}
        columns={columns}
        rows={rules}
        getRowId={({ id }) => id}
        actions={({ parameter }) => (parameter === '' ? [] : [{ id: 'try', label: t`试算` }])}
        actionsWidth={90}
        onAction={(_, row) => setTried(row)}
      />
      <Text as="p" tone="muted">
        {t`其他登记表的记录由经办人删除。`} <Link href="/blade-system/param">{t`在系统参数中修改保存月数`}</Link>
      </Text>
      {tried && <TrialDialog rule={tried} onClose={() => setTried(null)} />}
    </Stack>
  );
}
