import { type AuditFault, verifyAudit } from '@lattice/api/auditChain';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { transport } from '../../session/transport.ts';

/** Whether the audit log is as it was sealed, and which entries are not. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['rows', 'blade-log/audit', 'verify'],
    queryFn: () => verifyAudit(transport),
    staleTime: 0,
    gcTime: 0,
  });
  const words = { changed: t`内容被修改`, missing: t`记录被删除`, gap: t`校验链断开` };
  const columns: Column<AuditFault>[] = [
    { id: 'fault', header: t`问题`, width: 130, value: ({ fault }) => words[fault] },
    { id: 'id', header: t`日志编号`, minWidth: 180, value: ({ id }) => id },
    { id: 'time', header: t`时间`, width: 180, value: ({ time }) => time },
    { id: 'register', header: t`登记簿`, value: ({ register }) => register },
  ];
  return (
    <Dialog
      title={t`校验审计日志`}
      width={760}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="md">
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={3} />}
        {data !== undefined && (
          <>
            {data.faults.length === 0 ? (
              <Alert tone="success">{t`${data.sealed} 条日志全部一致，没有被修改或删除。`}</Alert>
            ) : (
              <Alert tone="critical">{t`发现 ${data.faults.length} 处不一致，请从备份中查明原来的内容。`}</Alert>
            )}
            <Descriptions
              columns={1}
              items={[
                { label: t`最早的日志`, value: data.since },
                { label: t`最后的校验值`, value: <code>{data.head}</code> },
              ]}
            />
            {data.faults.length > 0 && (
              <DataTable label={t`不一致的日志`} columns={columns} rows={data.faults} getRowId={({ seq }) => seq} />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
