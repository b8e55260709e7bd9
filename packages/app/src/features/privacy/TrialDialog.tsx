import { type RetentionRule, privacy } from '@lattice/api/resources/blade-log/privacy';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';

interface TrialDialogProps {
  rule: RetentionRule;
  onClose: () => void;
}

const SPANS = [3, 6, 12, 24, 36, 60];

/** Tells what a rule would delete if records were kept for so long; deletes nothing. */
export function TrialDialog({ rule, onClose }: TrialDialogProps) {
  const { t, i18n } = useLingui();
  const [months, setMonths] = useState(rule.months > 0 ? rule.months : 12);
  const spans = [...new Set([...SPANS, months])].sort((a, b) => a - b);
  const { data, error } = useQuery({
    queryKey: ['rows', privacy.path, 'trial', rule.id, months],
    queryFn: () => client(privacy).tryRetention({ id: rule.id, months }),
    staleTime: 0,
  });
  return (
    <Dialog
      title={t`试算“${rule.title}”的保存期限`}
      width={480}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="md">
        <Select
          isClearable={false}
          label={t`保存多久`}
          value={String(months)}
          options={spans.map((span) => ({ value: String(span), label: t`${span} 个月` }))}
          onChange={(next) => setMonths(Number(next))}
          description={t`只计算，不删除；在系统参数中修改后才生效。`}
        />
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="lines" count={2} />}
        {data !== undefined && (
          <Alert
            tone={data.due > 0 ? 'warning' : 'info'}
            title={
              data.due > 0
                ? t`将彻底删除 ${i18n.number(data.due)} 条，共 ${i18n.number(rule.rows)} 条`
                : t`没有更早的记录，不会删除`
            }
          >
            {data.due > 0 && t`日期从 ${data.oldest} 到 ${data.latest}。`}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
