import { type FlowModel, model } from '@lattice/api/resources/blade-flow/model';
import { Button } from '@lattice/ui/Button';
import type { Column } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { type CodedAction, FlowRegister } from '../../features/definitions/FlowRegister.tsx';
import { withErrorText } from '../../features/definitions/withErrorText.ts';
import { removeEach } from '../../features/definitions/removeEach.ts';
import { invalidateFlows } from '../../features/definitions/invalidateFlows.ts';
import { useFlowRows } from '../../features/definitions/useFlowRows.ts';
import { useSelection } from '../../features/definitions/useSelection.ts';
import { useCodes } from '../../session/useCodes.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { useGo } from '../../navigation/Address.tsx';

const CompareDialog = lazyPart(
  async () => (await import('../../features/definitions/CompareDialog.tsx')).CompareDialog,
);
const ConfirmDialog = lazyPart(async () => (await import('@lattice/ui/ConfirmDialog')).ConfirmDialog);
const DeployDialog = lazyPart(async () => (await import('../../features/definitions/DeployDialog.tsx')).DeployDialog);
const NameDialog = lazyPart(async () => (await import('../../features/definitions/NameDialog.tsx')).NameDialog);

type Open =
  | { what: 'new' }
  | { what: 'name' | 'deploy' | 'compare'; row: FlowModel }
  | { what: 'remove'; rows: readonly FlowModel[] };

const names = ['modelKey', 'name'];
const idOf = ({ id }: FlowModel) => id;
const designOf = ({ id, name }: FlowModel) => `/flow/design/${id}/${encodeURIComponent(name)}`;

async function download({ id, modelKey }: FlowModel): Promise<void> {
  const [{ modelEditorXml }, { saveFlow }] = await Promise.all([
    client(model).detail({ id }),
    import('@lattice/ui/FlowDesigner'),
  ]);
  saveFlow(modelKey, modelEditorXml);
}

/** 模型管理: the processes as they are drawn, before they are deployed. */
export function Model() {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const list = useFlowRows(model.path, names, client(model).list);
  const picked = useSelection(list.rows, idOf);
  const [open, setOpen] = useState<Open | null>(null);
  const [fault, setFault] = useState('');
  const close = () => setOpen(null);
  const may = (action: string) => codes?.has(`flow_model_${action}`) === true;
  const columns = useMemo(
    (): Column<FlowModel>[] => [
      { id: 'name', header: t`模型名称`, isTitle: true, minWidth: 150, sortable: true, value: (row) => row.name },
      { id: 'modelKey', header: t`模型标识`, minWidth: 140, sortable: true, value: (row) => row.modelKey },
      {
        id: 'version',
        header: t`模型修订`,
        kind: 'number',
        width: 120,
        sortable: true,
        value: (row) => String(row.version),
      },
      {
        id: 'lastUpdated',
        header: t`更新时间`,
        kind: 'date',
        width: 180,
        sortable: true,
        value: (row) => row.lastUpdated,
      },
      { id: 'lastUpdatedBy', header: t`更新人`, minWidth: 110, value: (row) => row.lastUpdatedBy },
      {
        id: 'created',
        header: t`创建时间`,
        kind: 'date',
        width: 180,
        sortable: true,
        isHidden: true,
        value: (row) => row.created,
      },
      { id: 'description', header: t`说明`, minWidth: 140, value: (row) => row.description },
    ],
    [t],
  );
  const actions = useMemo(
    (): CodedAction<FlowModel>[] => [
      { id: 'design', label: t`设计`, code: 'flow_model_update', run: (row) => navigate(designOf(row)) },
      { id: 'deploy', label: t`部署`, code: 'flow_model_deploy', run: (row) => setOpen({ what: 'deploy', row }) },
      { id: 'name', label: t`重命名`, code: 'flow_model_update', run: (row) => setOpen({ what: 'name', row }) },
      { id: 'compare', label: t`与已部署的比较`, run: (row) => setOpen({ what: 'compare', row }) },
      {
        id: 'download',
        label: t`下载`,
        code: 'flow_model_download',
        run: (row) => void download(row).catch((error: unknown) => setFault(errorText(error))),
      },
      {
        id: 'remove',
        label: t`删除`,
        code: 'flow_model_delete',
        tone: 'critical',
        run: (row) => setOpen({ what: 'remove', rows: [row] }),
      },
    ],
    [navigate, t],
  );
  const remove = async (rows: readonly FlowModel[]) => {
    const { gone, refused } = await removeEach(rows, async (some) =>
      withErrorText(client(model).remove({ ids: some.map(idOf).join(',') })),
    );
    const reasons = refused.map(({ row: { name, modelKey }, reason }) => t`${`${name} · ${modelKey}`}：${reason}`);
    if (rows.length === 1 && refused[0] !== undefined) throw new Error(refused[0].reason);
    close();
    if (refused.length > 0) setFault(t`已删除 ${gone.length} 个，${refused.length} 个没有删除：${reasons.join(t`；`)}`);
    else toast.success(t`已删除 ${gone.length} 个流程模型`);
    picked.pick(new Set());
    await invalidateFlows();
  };
  const add = may('create') && (
    <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => setOpen({ what: 'new' })}>{t`新建模型`}</Button>
  );
  return (
    <Page title={t`模型管理`}>
      <FlowRegister
        label={t`流程模型`}
        name="flow-model"
        list={list}
        columns={columns}
        getRowId={idOf}
        actions={actions}
        actionsWidth={wordWidth(220)}
        fault={fault}
        onFaultRead={() => setFault('')}
        filters={[
          { name: 'name', label: t`模型名称` },
          { name: 'modelKey', label: t`模型标识` },
        ]}
        {...(may('delete') && { selected: picked.ids, onSelectedChange: picked.pick })}
        toolbar={
          <>
            {add}
            {may('delete') && (
              <Button
                icon={<Icon of={Trash2} />}
                isDisabled={picked.rows.length === 0}
                onPress={() => setOpen({ what: 'remove', rows: picked.rows })}
              >{t`批量删除`}</Button>
            )}
          </>
        }
        empty={
          <Empty title={t`还没有流程模型`} description={t`新建一个模型，画出流程，部署后就可以发起。`} action={add} />
        }
      />
      {open?.what === 'new' && <NameDialog onClose={close} onMade={(made) => navigate(designOf(made))} />}
      {open?.what === 'name' && <NameDialog row={open.row} onClose={close} onMade={close} />}
      {open?.what === 'deploy' && <DeployDialog id={open.row.id} name={open.row.name} onClose={close} />}
      {open?.what === 'compare' && (
        <CompareDialog
          name={open.row.name}
          processKey={open.row.modelKey}
          modelId={open.row.id}
          revision={open.row.version}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          title={open.rows.length === 1 ? t`删除这个流程模型？` : t`删除 ${open.rows.length} 个流程模型？`}
          names={open.rows.map(({ name, modelKey }) => `${name} · ${modelKey}`)}
          action={t`删除`}
          tone="critical"
          isOpen
          onConfirm={async () => remove(open.rows)}
          onCancel={close}
        >
          <p>{t`已经部署的版本和运行中的流程不受影响。`}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
