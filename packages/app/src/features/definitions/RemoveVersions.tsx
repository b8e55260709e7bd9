import { ApiError } from '@lattice/api/ApiError';
import { type FlowProcess, manager } from '@lattice/api/resources/blade-flow/manager';
import { Alert } from '@lattice/ui/Alert';
import { Checkbox } from '@lattice/ui/Checkbox';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { invalidateFlows } from './invalidateFlows.ts';

interface RemoveVersionsProps {
  rows: readonly FlowProcess[];
  onClose: () => void;
  onDone: () => void;
}

/**
 * Asks before versions are removed. Where the server refuses because processes run on them, it says why and offers to
 * remove those too.
 */
export function RemoveVersions({ rows, onClose, onDone }: RemoveVersionsProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState('');
  const [isCascade, setCascade] = useState(false);
  const remove = async () => {
    try {
      await client(manager).deleteDeployment({
        deploymentIds: rows.map(({ deploymentId }) => deploymentId).join(','),
        ...(isCascade && { cascade: '1' }),
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 409) throw new Error(errorText(error), { cause: error });
      setRefusal(errorText(error));
      return;
    }
    toast.success(t`已删除 ${rows.length} 个版本`);
    onDone();
    await invalidateFlows();
  };
  const names = rows.map(({ name, version }) => t`${name} · 部署版本 ${version}`);
  return (
    <ConfirmDialog
      title={rows.length === 1 ? t`删除这个版本？` : t`删除 ${rows.length} 个版本？`}
      names={names}
      action={isCascade ? t`一并删除` : t`删除`}
      tone="critical"
      isOpen
      onConfirm={remove}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p>{t`已经办结的流程记录会一起删除，不能恢复。`}</p>
        {refusal !== '' && (
          <>
            <Alert tone="warning">{refusal}</Alert>
            <Checkbox label={t`一并终止并删除运行中的流程`} value={isCascade} onChange={setCascade} />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
