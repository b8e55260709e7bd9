import { type Reader, readersOf } from '@lattice/api/readersCall';
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
import type { ChosenRecord } from './ChosenRecord.ts';

interface ReadersDialogProps {
  /** Register of what is read: `blade-desk/notice` or `cms/messageMain`. */
  path: string;
  /** What is read. */
  chosen: ChosenRecord;
  onClose: () => void;
}

/** Who has read a notice or a message, and confirmed it where it asks for that; those who have not stand first. */
export function ReadersDialog({ path, chosen, onClose }: ReadersDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['rows', path, 'readers', chosen.id],
    queryFn: () => readersOf(transport, path, chosen.id),
    staleTime: 0,
  });
  const replied = data?.replied ?? null;
  const columns: Column<Reader>[] = [
    { id: 'name', header: t`姓名`, kind: 'text', value: ({ name }) => name },
    { id: 'dept', header: t`部门`, kind: 'text', value: ({ deptName }) => deptName },
    { id: 'time', header: t`阅读时间`, kind: 'text', value: ({ time }) => time || t`未读` },
    ...(replied === null
      ? []
      : ([
          { id: 'replyTime', header: t`回执时间`, kind: 'text', value: ({ replyTime }) => replyTime || t`未回执` },
          { id: 'reply', header: t`回执内容`, kind: 'text', value: ({ reply }) => reply },
        ] satisfies Column<Reader>[])),
  ];
  return (
    <Dialog
      title={t`阅读情况：${chosen.title}`}
      width={replied === null ? 680 : 860}
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
            {replied !== null && (
              <Progress
                label={t`${data.total} 人中已有 ${replied} 人回执`}
                value={data.total === 0 ? 0 : replied / data.total}
              />
            )}
            <DataTable
              label={t`阅读情况`}
              columns={columns}
              rows={data.people}
              getRowId={({ id }) => id}
              empty={<Empty title={t`没有接收人`} description={t`请检查接收范围。`} />}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
