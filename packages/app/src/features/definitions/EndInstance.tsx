import { type FlowExecution, follow } from '@lattice/api/resources/blade-flow/follow';
import { Text } from '@lattice/ui/Text';
import type { FormField } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { client } from '../../session/client.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { FormDialog, type Texts } from './FormDialog.tsx';
import { withErrorText } from './withErrorText.ts';
import { invalidateFlows } from './invalidateFlows.ts';

interface EndInstanceProps {
  row: FlowExecution;
  onClose: () => void;
}

const empty: Texts = {};

/** Asks why a running process is removed, and removes it; the reason stays in its history. */
export function EndInstance({ row: { name, startUser, startTime, processInstanceId }, onClose }: EndInstanceProps) {
  const { t, i18n } = useLingui();
  const fields = useMemo(
    (): FormField[] => [
      { name: 'reason', label: t`删除原因`, kind: 'longtext', required: true, max: 500, help: t`原因会记入流程历史。` },
    ],
    [t],
  );
  const end = async ({ reason = '' }: Texts) => {
    await withErrorText(client(follow).deleteProcessInstance({ processInstanceId, deleteReason: reason }));
    toast.success(t`已删除“${name}”的流程`);
    onClose();
    await invalidateFlows();
  };
  return (
    <FormDialog
      keptAs={`flow-end-${processInstanceId}`}
      title={t`删除运行中的“${name}”？`}
      action={t`删除`}
      tone="critical"
      fields={fields}
      values={empty}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={end}
    >
      <Text as="p" tone="muted">{t`${startUser}发起于 ${startTime}。删除后流程结束，需要时要重新发起。`}</Text>
    </FormDialog>
  );
}
