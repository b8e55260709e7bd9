import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Waiting, lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { useCodes } from '../../session/useCodes.ts';
import { loadModel } from '../../features/definitions/loadModel.ts';
import { flowDirectory } from './flowDirectory.ts';
import { ModelFacts } from './ModelFacts.tsx';
import { useFormKeys } from './useFormKeys.ts';
import { useSaveModel } from './useSaveModel.ts';

const FlowDesigner = lazyPart(async () => (await import('@lattice/ui/FlowDesigner')).FlowDesigner);
const DeployDialog = lazyPart(async () => (await import('../../features/definitions/DeployDialog.tsx')).DeployDialog);

/** The page on which a model is drawn. Its tag says when something is not stored, and closing it asks. */
export function DesignScreen() {
  const { t } = useLingui();
  const { id = '', name = '' } = useParams();
  const codes = useCodes();
  const [isDirty, setDirty] = useState(false);
  const [isDeploying, setDeploying] = useState(false);
  useUnsaved(isDirty);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['drawn model', id],
      queryFn: async ({ signal }) => loadModel(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  const forms = useFormKeys();
  const [saved, setSaved] = useState(0);
  const save = useSaveModel(data, setSaved);
  if (fault !== null) return fault;
  if (data === undefined || codes === undefined) return <PageSkeleton />;
  if (!codes.has('flow_model_update'))
    return (
      <Page title={t`流程设计`}>
        <Empty kind="noPermission" title={t`您没有修改流程模型的权限`} />
      </Page>
    );
  const actions = codes.has('flow_model_deploy') && (
    <Button icon={<Icon of={Rocket} />} onPress={() => setDeploying(true)}>{t`部署`}</Button>
  );
  return (
    <Page title={t`流程设计：${name}`} actions={actions}>
      <ModelFacts processKey={data.modelKey} revision={Math.max(saved, data.version)} />
      <Card>
        <Waiting value={<Skeleton kind="rows" count={6} />}>
          <FlowDesigner
            xml={data.modelEditorXml}
            label={t`${name}的设计`}
            directory={flowDirectory}
            forms={forms}
            onSave={save}
            onDirtyChange={setDirty}
          />
        </Waiting>
      </Card>
      {isDeploying && <DeployDialog id={id} name={name} isDirty={isDirty} onClose={() => setDeploying(false)} />}
    </Page>
  );
}
