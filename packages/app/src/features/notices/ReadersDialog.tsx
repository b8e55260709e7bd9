import { type NoticeReader, noticeCalls } from '@lattice/api/noticeCalls';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Progress } from '@lattice/ui/Progress';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { transport } from '../../session/transport.ts';
import type { ChosenNotice } from './useNoticeActions.ts';

/** Who has read a notice and when; those who have not stand first. */
export function ReadersDialog({ chosen, onClose }: { chosen: ChosenNotice; onClose: () => void }) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['rows', notice.path, 'readers', chosen.id],
    queryFn: () => noticeCalls(transport).readers(chosen.id),
    staleTime: 0,
  });
  const columns: Column<NoticeReader>[] = [
    { id: 'name', header: t`姓名`, kind: 'text', value: ({ name }) => name },
    { id: 'dept', header: t`部门`, kind: 'text', value: ({ deptName }) => deptName },
    { id: 'time', header: t`阅读时间`, kind: 'text', value: ({ time }) => time || t`未读` },
  ];
  return (
    <Dialog
      title={t`阅读情况：${chosen.title}`}
      width={680}
      isOpen
      onOpenChange={onClose}
      isDismissable
      footer={<Button onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="md">
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={4} />}
        {data !== undefined && (
          <>
            <Progress
              label={t`${data.total} 人中已有 ${data.read} 人阅读`}
              value={data.total === 0 ? 0 : data.read / data.total}
            />
            <DataTable
              label={t`阅读情况`}
              columns={columns}
              rows={data.people}
              getRowId={({ id }) => id}
              empty={<Empty title={t`没有接收人`} description={t`请检查通知的接收范围。`} />}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
