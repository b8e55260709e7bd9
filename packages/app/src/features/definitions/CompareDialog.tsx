import { manager } from '@lattice/api/resources/blade-flow/manager';
import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { type Option, Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Waiting, lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../session/client.ts';
import * as css from './definitions.css.ts';
import { loadModel } from './loadModel.ts';
import { flowVersions } from './flowVersions.ts';
import { answerOf } from '../screen/answerOf.tsx';

const FlowCompare = lazyPart(async () => (await import('@lattice/ui/FlowDesigner')).FlowCompare);

/** Stands for the model among the versions. */
const MODEL = 'model';

interface CompareDialogProps {
  name: string;
  /** The key of the process. */
  processKey: string;
  /** The model that is compared at first; without it two versions are. */
  modelId?: string;
  /** How often the model was saved. */
  revision?: number;
  /** The version that is compared at first. */
  versionId?: string;
  onClose: () => void;
}

/** Two versions of a process side by side, or a model beside what is deployed of it. */
export function CompareDialog({ name, processKey, modelId, revision, versionId, onClose }: CompareDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const asked = useQuery({
    queryKey: ['rows', manager.path, 'versions', processKey],
    queryFn: ({ signal }) => flowVersions(processKey, signal),
  });
  const { data: versions, fault } = answerOf(asked, t`版本没有读出来`);
  const options: Option[] = [
    ...(modelId === undefined ? [] : [{ value: MODEL, label: t`模型修订 ${revision ?? ''} · 当前内容` }]),
    ...(versions ?? []).map(({ id, version, deploymentTime, tenantId }) => ({
      value: id,
      label: `${t`部署版本 ${version} · ${deploymentTime.slice(0, 10)}`}${tenantId === '' ? t`（通用）` : ''}`,
    })),
  ];
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === versionId),
  );
  const after = chosen.after ?? options[at]?.value ?? '';
  const before = chosen.before ?? (options[at + 1] ?? options.find(({ value }) => value !== after))?.value ?? '';
  const read = async (one: string, signal: AbortSignal) =>
    one === MODEL
      ? (await loadModel(modelId ?? '', signal)).modelEditorXml
      : (await client(flowProcess).modelView({ processDefinitionId: one }, { signal })).xml;
  const both = useQuery({
    queryKey: ['rows', manager.path, 'compared', modelId, before, after],
    queryFn: async ({ signal }) => Promise.all([read(before, signal), read(after, signal)]),
    enabled: before !== '' && after !== '',
    gcTime: 0,
  });
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? '';
  const compared = answerOf(both, t`版本没有读出来`);
  const waiting = <Skeleton kind="rows" count={6} />;
  const content = () => {
    if (versions === undefined) return fault ?? waiting;
    if (options.length < 2)
      return (
        <Empty title={modelId === undefined ? t`只部署过一个版本，没有可以比较的` : t`还没有部署过，没有可以比较的`} />
      );
    return (
      <Stack gap="md">
        <div className={css.pair}>
          <Select
            label={t`前一版本`}
            value={before}
            onChange={(next) => setChosen((now) => ({ ...now, before: next }))}
            options={options}
            isClearable={false}
            isCompact
          />
          <Select
            label={t`后一版本`}
            value={after}
            onChange={(next) => setChosen((now) => ({ ...now, after: next }))}
            options={options}
            isClearable={false}
            isCompact
          />
        </div>
        {compared.data === undefined ? (
          (compared.fault ?? waiting)
        ) : (
          <Waiting value={waiting}>
            <FlowCompare
              before={compared.data[0]}
              after={compared.data[1]}
              labels={{ before: labelOf(before), after: labelOf(after) }}
            />
          </Waiting>
        )}
      </Stack>
    );
  };
  return (
    <Dialog title={t`比较“${name}”的版本`} width={1120} isOpen onOpenChange={onClose} isDismissable>
      {content()}
    </Dialog>
  );
}
