import { model } from '@lattice/api/resources/blade-flow/model';
import { Alert } from '@lattice/ui/Alert';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { FindingList } from './FindingList.tsx';
import { FormDialog, type Texts } from './FormDialog.tsx';
import { withErrorText } from './withErrorText.ts';
import { invalidateFlows } from './invalidateFlows.ts';
import { useCheckedModel } from './useCheckedModel.ts';
import { useDeployForm } from './useDeployForm.ts';
import { useGo } from '../../navigation/Address.tsx';

interface DeployDialogProps {
  id: string;
  name: string;
  /** There are changes that are not stored yet, and so are not deployed. */
  isDirty?: boolean;
  onClose: () => void;
}

/** Checks a model, and makes it the next version of its process. */
export function DeployDialog({ id, name, isDirty = false, onClose }: DeployDialogProps) {
  const { t } = useLingui();
  const navigate = useGo();
  const { data, error, isFetching } = useCheckedModel(id);
  const { targetOf, isKnown, ...form } = useDeployForm();
  const findings = data?.findings ?? [];
  const errors = findings.filter(({ isError }) => isError).length;
  const deploy = async (values: Texts) => {
    await withErrorText(client(model).deploy({ modelId: id, ...targetOf(values) }));
    toast.success(t`已部署“${name}”`, { action: { label: t`去发起`, onPress: () => navigate('/work/start') } });
    onClose();
    await invalidateFlows();
  };
  const said = (
    <Stack gap="sm">
      <Text
        as="p"
        size="small"
        tone="muted"
      >{t`每次部署生成一个新的部署版本；模型修订号在保存时增加，两者互不相同。`}</Text>
      {isDirty && (
        <Alert tone="warning">{t`图上还有未保存的改动，部署的是上次保存的内容。要部署改动，请先保存。`}</Alert>
      )}
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {data !== undefined && findings.length === 0 && <Alert tone="success">{t`没有发现问题，可以部署。`}</Alert>}
      {findings.length > 0 && (
        <Alert
          tone={errors > 0 ? 'critical' : 'warning'}
          title={
            errors > 0
              ? t`有 ${errors} 个错误，不能部署：请先在设计中解决`
              : t`有 ${findings.length} 个提醒，不影响部署`
          }
        >
          <FindingList label={name} findings={findings} />
        </Alert>
      )}
    </Stack>
  );
  return (
    <FormDialog
      keptAs={`flow-deploy-${name}`}
      {...form}
      stage={isKnown ? 'known' : 'unknown'}
      title={t`部署“${name}”`}
      action={t`部署`}
      isBlocked={errors > 0}
      onClose={onClose}
      onSubmit={deploy}
    >
      {isFetching && data === undefined ? <Skeleton kind="rows" count={1} /> : said}
    </FormDialog>
  );
}
