import { type FlowProcess, manager } from '@lattice/api/resources/blade-flow/manager';
import { Button } from '@lattice/ui/Button';
import type { Column } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { client } from '../../session/client.ts';
import { type CodedAction, FlowRegister } from '../../features/definitions/FlowRegister.tsx';
import type { FlowState } from '../../features/definitions/StateDialog.tsx';
import { useFlowRows } from '../../features/definitions/useFlowRows.ts';
import { useSelection } from '../../features/definitions/useSelection.ts';
import { useCodes } from '../../session/useCodes.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { useFlowCategories } from '../../features/process/list/useFlowCategories.ts';
import { useGo } from '../../navigation/Address.tsx';

const CompareDialog = lazyPart(
  async () => (await import('../../features/definitions/CompareDialog.tsx')).CompareDialog,
);
const FlowWindow = lazyPart(async () => (await import('../../features/process/picture/FlowWindow.tsx')).FlowWindow);
const RemoveVersions = lazyPart(
  async () => (await import('../../features/definitions/RemoveVersions.tsx')).RemoveVersions,
);
const StateDialog = lazyPart(async () => (await import('../../features/definitions/StateDialog.tsx')).StateDialog);

type Open =
  | { what: 'image' | 'compare'; row: FlowProcess }
  | { what: 'state'; row: FlowProcess; to: FlowState }
  | { what: 'remove'; rows: readonly FlowProcess[] };

const names = ['name', 'key', 'category', 'mode'];
const idOf = ({ id }: FlowProcess) => id;
const isActive = ({ suspensionState }: FlowProcess) => suspensionState === 1;

/** 流程管理: the deployed versions of all processes. */
export function Manager() {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const { options } = useFlowCategories();
  const list = useFlowRows(manager.path, names, client(manager).list);
  const picked = useSelection(list.rows, idOf);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayRemove = codes?.has('flow_manager_remove') === true;
  const columns = useMemo(
    (): Column<FlowProcess>[] => [
      { id: 'name', header: t`流程名称`, isTitle: true, minWidth: 150, sortable: true, value: (row) => row.name },
      { id: 'key', header: t`流程标识`, minWidth: 150, sortable: true, value: (row) => row.key },
      {
        id: 'version',
        header: t`部署版本`,
        kind: 'number',
        width: 120,
        sortable: true,
        value: (row) => String(row.version),
      },
      {
        id: 'suspensionState',
        header: t`状态`,
        kind: 'tag',
        width: 110,
        value: (row) => (isActive(row) ? t`已激活` : t`已挂起`),
        tone: (row) => (isActive(row) ? 'success' : 'warning'),
      },
      {
        id: 'category',
        header: t`流程类型`,
        kind: 'tag',
        minWidth: 110,
        sortable: true,
        value: (row) => row.categoryName || row.category,
      },
      { id: 'tenantId', header: t`所属租户`, minWidth: 100, value: (row) => row.tenantId || t`通用` },
      {
        id: 'deploymentTime',
        header: t`部署时间`,
        kind: 'date',
        width: 180,
        sortable: true,
        value: (row) => row.deploymentTime,
      },
    ],
    [t],
  );
  const actions = useMemo(
    (): CodedAction<FlowProcess>[] => [
      { id: 'image', label: t`流程图`, code: 'flow_manager_image', run: (row) => setOpen({ what: 'image', row }) },
      {
        id: 'suspend',
        label: t`挂起`,
        code: 'flow_manager_state',
        isShown: isActive,
        run: (row) => setOpen({ what: 'state', row, to: 'suspend' }),
      },
      {
        id: 'active',
        label: t`激活`,
        code: 'flow_manager_state',
        isShown: (row) => !isActive(row),
        run: (row) => setOpen({ what: 'state', row, to: 'active' }),
      },
      {
        id: 'compare',
        label: t`比较版本`,
        code: 'flow_manager_image',
        run: (row) => setOpen({ what: 'compare', row }),
      },
      {
        id: 'remove',
        label: t`删除`,
        code: 'flow_manager_remove',
        tone: 'critical',
        run: (row) => setOpen({ what: 'remove', rows: [row] }),
      },
    ],
    [t],
  );
  return (
    <Page title={t`流程管理`}>
      <FlowRegister
        label={t`已部署的流程`}
        name="flow-manager"
        list={list}
        columns={columns}
        getRowId={idOf}
        actions={actions}
        actionsWidth={wordWidth(180)}
        shownActions={3}
        filters={[
          { name: 'name', label: t`流程名称` },
          { name: 'key', label: t`流程标识` },
          { name: 'category', label: t`流程类型`, options },
          {
            name: 'mode',
            label: t`流程模式`,
            options: [
              { value: '1', label: t`通用` },
              { value: '2', label: t`定制` },
            ],
          },
        ]}
        {...((mayRemove || codes === undefined) && { selected: picked.ids, onSelectedChange: picked.pick })}
        toolbar={
          mayRemove && (
            <Button
              icon={<Icon of={Trash2} />}
              isDisabled={picked.rows.length === 0}
              onPress={() => setOpen({ what: 'remove', rows: picked.rows })}
            >{t`批量删除`}</Button>
          )
        }
        empty={
          <Empty
            title={t`还没有部署流程`}
            action={<Button onPress={() => navigate('/flow/model')}>{t`去模型管理`}</Button>}
          />
        }
      />
      {open?.what === 'image' && (
        <FlowWindow
          title={t`${open.row.name} · 部署版本 ${open.row.version}`}
          definitionId={open.row.id}
          onClose={close}
        />
      )}
      {open?.what === 'compare' && (
        <CompareDialog name={open.row.name} processKey={open.row.key} versionId={open.row.id} onClose={close} />
      )}
      {open?.what === 'state' && (
        <StateDialog
          name={t`${open.row.name} · 部署版本 ${open.row.version}`}
          to={open.to}
          effect={t`挂起后这个版本不能发起，运行中的流程也不能办理，直到再次激活。`}
          onClose={close}
          change={async (state) => client(manager).changeState({ processId: open.row.id, state })}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveVersions
          rows={open.rows}
          onClose={close}
          onDone={() => {
            close();
            picked.pick(new Set());
          }}
        />
      )}
    </Page>
  );
}
