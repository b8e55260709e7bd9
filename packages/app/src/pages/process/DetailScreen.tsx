import { task } from '@lattice/api/resources/blade-flow/task';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { BellRing, PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { handleAddress, recordOf } from '../../features/process/list/processAddress.ts';
import { ProcessKind } from '../../features/process/record/ProcessKind.tsx';
import { ProcessParts } from '../../features/process/record/ProcessParts.tsx';
import { invalidateWork } from '../../features/process/decide/invalidateWork.ts';
import { useBusiness } from '../../features/process/record/useBusiness.ts';
import { useProcessName } from '../../features/process/record/useProcessName.ts';
import { useTaskActions } from '../../features/process/decide/useTaskActions.ts';
import { useGo } from '../../navigation/Address.tsx';

const ConfirmDialog = lazyPart(async () => (await import('@lattice/ui/ConfirmDialog')).ConfirmDialog);

/**
 * The page of a process to be looked at; who started it can urge and withdraw it, whose turn it is finds the way to
 * their task.
 */
export function DetailScreen() {
  const { t } = useLingui();
  const navigate = useGo();
  const { process = 'leave', processInstanceId = '', businessId = '' } = useParams();
  const { name, kind } = useProcessName(process, processInstanceId);
  const actions = useTaskActions(processInstanceId);
  const business = useBusiness(process, processInstanceId, recordOf(businessId));
  const [isAsking, setAsking] = useState(false);
  const [isUrging, setUrging] = useState(false);
  const [fault, setFault] = useState('');
  const held = actions?.task;
  const may = (action: 'urge' | 'withdraw') => actions?.actions.includes(action) === true;
  const urge = async () => {
    setUrging(true);
    setFault('');
    try {
      await client(task).urge({ processInstanceId });
      toast.success(t`已提醒当前办理人`);
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setUrging(false);
    }
  };
  const withdraw = async () => {
    try {
      await client(task).withdraw({ processInstanceId });
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    }
    setAsking(false);
    toast.success(t`流程已撤回`);
    await invalidateWork();
  };
  const buttons = (
    <Stack direction="row" gap="sm" wrap>
      {held && (
        <Button
          variant="primary"
          icon={<Icon of={PenLine} />}
          onPress={() => navigate(handleAddress(process, held))}
        >{t`去办理`}</Button>
      )}
      {may('urge') && (
        <Button icon={<Icon of={BellRing} />} isPending={isUrging} onPress={() => void urge()}>{t`催办`}</Button>
      )}
      {may('withdraw') && <Button icon={<Icon of={Undo2} />} onPress={() => setAsking(true)}>{t`撤回`}</Button>}
    </Stack>
  );
  return (
    <Page title={t`${name}详情`} actions={buttons}>
      <ProcessKind kind={kind} />
      {actions?.isSuspended === true && <Alert tone="warning">{t`流程已挂起，激活后才能办理、催办或撤回。`}</Alert>}
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <ProcessParts processInstanceId={processInstanceId} business={business} />
      {isAsking && (
        <ConfirmDialog
          title={t`撤回这个流程？`}
          names={[]}
          action={t`撤回`}
          tone="critical"
          isOpen
          onConfirm={withdraw}
          onCancel={() => setAsking(false)}
        >{t`撤回后流程结束，需要时要重新发起。`}</ConfirmDialog>
      )}
    </Page>
  );
}
