import { work } from '@lattice/api/resources/blade-flow/work';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { session } from '../../session/session.ts';
import { useName } from '../../navigation/useName.ts';
import { useTranslator } from '../../records/translate.ts';
import { FlowPicture } from '../../features/process/picture/FlowPicture.tsx';
import { formOf } from '../../features/process/start/formOf.ts';
import { useMayStart } from '../../features/process/start/useMayStart.ts';
import { ProcessKind } from '../../features/process/record/ProcessKind.tsx';
import * as css from '../../features/process/list/process.css.ts';
import { StartForm } from './StartForm.tsx';
import { useFlowCategories } from '../../features/process/list/useFlowCategories.ts';

/** What is asked for at the address that names no process. */
const LEAVE = 'leave';

/**
 * The page on which a process is asked for: its form, and its diagram below. Where it cannot be started, it says why.
 */
export function FormScreen() {
  const { t } = useLingui();
  const say = useTranslator();
  const { process: named, processDefinitionId = '' } = useParams();
  const process = named ?? LEAVE;
  const tells = useSnapshot(session).abilities.includes('flow');
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', work.path, 'form', process, processDefinitionId, tells],
      queryFn: () => formOf(process, processDefinitionId, tells),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const isAllowed = useMayStart()(data?.form?.definition);
  const { nameOf } = useFlowCategories();
  // The page of requests for leave names its category itself.
  useName(data === undefined || (named === undefined && data.name === data.kind) ? '' : data.name);
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  const { form, isSuspended } = data;
  const kind = data.kind || nameOf(process) || (form === null ? t`流程` : say(form.definition.label));
  const name = data.name || kind;
  return (
    <Page title={t`发起${name}`}>
      <ProcessKind kind={kind === name ? '' : kind} />
      <div className={css.stack}>
        {form === null && (
          <Card>
            <Empty
              title={t`不能发起：“${kind}”类型没有申请表单`}
              description={t`请流程管理员换一个有表单的类型重新部署。`}
            />
          </Card>
        )}
        {form !== null && isAllowed && (
          <StartForm form={form} name={name} processDefinitionId={processDefinitionId} isSuspended={isSuspended} />
        )}
        {form !== null && !isAllowed && (
          <Card>
            <Empty kind="noPermission" title={t`您没有发起“${name}”的权限`} />
          </Card>
        )}
        <Card title={t`审批步骤`}>
          <FlowPicture definitionId={processDefinitionId} label={t`${name} · 流程图`} />
        </Card>
      </div>
    </Page>
  );
}
