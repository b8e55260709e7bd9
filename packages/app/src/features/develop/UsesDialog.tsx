import { listName } from '@lattice/api/listName';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import { attachmentUses } from '@lattice/api/tools';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { useTranslator } from '../../records/translate.ts';
import { transport } from '../../session/transport.ts';

interface UsesDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** The registers whose records name an attachment. */
export function UsesDialog({ id, name, onClose }: UsesDialogProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const { data, error } = useQuery({
    queryKey: ['rows', attach.path, 'uses', id],
    queryFn: () => attachmentUses(transport, id),
    staleTime: 0,
  });
  return (
    <Dialog
      title={t`“${name}”的使用情况`}
      width={480}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t`关闭`}</Button>}
    >
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {error === null && data === undefined && <Skeleton kind="rows" count={3} />}
      {data?.length === 0 && <Alert>{t`没有记录使用这个文件。`}</Alert>}
      {data !== undefined && data.length > 0 && (
        <Descriptions
          columns={1}
          items={data.map(({ label, count }) => ({ label: listName(label, say), value: t`${count} 条` }))}
        />
      )}
    </Dialog>
  );
}
