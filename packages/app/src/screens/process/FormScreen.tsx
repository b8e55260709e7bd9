import { work } from '@lattice/api/resources/blade-flow/work';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { session } from '../../session/session.ts';
import { useSay } from '../plain/translate.ts';
import { useCodes } from '../../session/useCodes.ts';
import { useRights } from '../../session/useRights.ts';
import { FlowPicture } from './FlowPicture.tsx';
import { type FoundForm, formOf } from './formOf.ts';
import { mayStart } from './mayStart.ts';
import * as css from './process.css.ts';
import { StartForm } from './StartForm.tsx';
import { useFlowCategories } from './useFlowCategories.ts';

/** Whether the person may make a record of the form; requests for leave are for everybody. */
function useMayStart(form: FoundForm | undefined): boolean {
  const isKnown = useCodes() !== undefined;
  const rights = useRights(form?.definition ?? { path: '' });
  const { user } = useSnapshot(session);
  const roles = (user?.role_name ?? '').split(',');
  return form === undefined || form.start === 'startProcess' || !isKnown || (rights.add === true && mayStart(form.definition, roles));
}

/** The page on which a process is asked for: its form, and its diagram below. */
export function FormScreen() {
  const { t } = useLingui();
  const say = useSay();
  const { process = 'leave', processDefinitionId = '' } = useParams();
  const { data, error, refetch } = useQuery({ queryKey: ['rows', work.path, 'form', process, processDefinitionId], queryFn: () => formOf(process, processDefinitionId), staleTime: Number.POSITIVE_INFINITY });
  const isAllowed = useMayStart(data);
  const { nameOf } = useFlowCategories();
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const name = nameOf(process) || say(data.definition.label);
  return (
    <Page title={t`发起${name}`}>
      <div className={css.stack}>
        {isAllowed ? <StartForm form={data} name={name} processDefinitionId={processDefinitionId} /> : <Card><Empty kind="noPermission" title={t`您没有发起“${name}”的权限`} /></Card>}
        <Card title={t`流程图`}><FlowPicture definitionId={processDefinitionId} label={t`${name} · 流程图`} /></Card>
      </div>
    </Page>
  );
}
