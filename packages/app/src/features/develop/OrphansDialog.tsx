import { attach } from '@lattice/api/resources/blade-resource/attach';
import { orphanFiles } from '@lattice/api/tools';
import { Alert } from '@lattice/ui/Alert';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';

/** The attachments that no record names, to be removed at once. */
export function OrphansDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['rows', attach.path, 'orphans'],
    queryFn: () => orphanFiles(transport),
    staleTime: 0,
  });
  if (data !== undefined && data.length > 0)
    return (
      <ConfirmDialog
        title={t`删除 ${data.length} 个无人使用的文件？`}
        names={data.map(({ originalName }) => originalName)}
        action={t`删除`}
        tone="critical"
        isOpen
        onConfirm={async () => {
          try {
            await client(attach).remove(data.map(({ id }) => id));
          } catch (reason) {
            throw new Error(errorText(reason), { cause: reason });
          }
          toast.success(t`已删除 ${data.length} 个文件`);
          await queryClient.invalidateQueries({ queryKey: ['rows', attach.path] });
          onClose();
        }}
        onCancel={onClose}
      >
        {t`它们上传超过一天，没有任何记录引用。`}
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={t`无人使用的文件`}
      width={480}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t`关闭`}</Button>}
    >
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {data === undefined && error === null && <Skeleton kind="rows" count={3} />}
      {data !== undefined && <Alert tone="success">{t`所有文件都有记录使用。`}</Alert>}
    </Dialog>
  );
}
