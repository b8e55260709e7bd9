import { type FlowExecution, follow } from '@lattice/api/resources/blade-flow/follow';
import type { Column } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { type CodedAction, FlowRegister } from '../../features/definitions/FlowRegister.tsx';
import type { FlowState } from '../../features/definitions/StateDialog.tsx';
import { useFlowRows } from '../../features/definitions/useFlowRows.ts';

const EndInstance = lazyPart(async () => (await import('../../features/definitions/EndInstance.tsx')).EndInstance);
const FlowWindow = lazyPart(async () => (await import('../../features/process/picture/FlowWindow.tsx')).FlowWindow);
const StateDialog = lazyPart(async () => (await import('../../features/definitions/StateDialog.tsx')).StateDialog);

type Open = { what: 'image' | 'end'; row: FlowExecution } | { what: 'state'; row: FlowExecution; to: FlowState };

const names = ['processInstanceId', 'processDefinitionKey', 'status'];
const idOf = ({ processInstanceId }: FlowExecution) => processInstanceId;
/** A BladeX server lists those that run, and does not say so. */
const isRunning = ({ status = 'running' }: FlowExecution) => status === 'running';
/** A command of it was undone because it cannot go on. */
const isStuck = (row: FlowExecution) => isRunning(row) && (row.incident ?? '') !== '';
const isActive = ({ suspensionState }: FlowExecution) => suspensionState === 1;
const tones = { running: 'success', finished: 'neutral', withdrawn: 'neutral', deleted: 'neutral' } as const;

/** 流程跟踪: the instances that run, and by a filter those that ended. */
export function Follow() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const canSuspend = abilities.includes('flow');
  const list = useFlowRows(follow.path, names, client(follow).list);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const requested = list.state.view.filters.status ?? '';
  const hasIncident = list.rows.some(isStuck);
  const columns = useMemo((): Column<FlowExecution>[] => {
    const words = { running: t`已激活`, finished: t`已办结`, withdrawn: t`已撤回`, deleted: t`已删除` };
    return [
      {
        id: 'name',
        header: t`流程名称`,
        isTitle: true,
        minWidth: 150,
        sortable: true,
        value: (row) => row.name || row.processDefinitionKey,
      },
      { id: 'startUser', header: t`发起人`, minWidth: 130, sortable: true, value: (row) => row.startUser },
      { id: 'startTime', header: t`发起时间`, kind: 'date', width: 180, sortable: true, value: (row) => row.startTime },
      ...(requested === ''
        ? []
        : [
            {
              id: 'endTime',
              header: t`结束时间`,
              kind: 'date',
              width: 180,
              sortable: true,
              value: (row: FlowExecution) => row.endTime ?? '',
            } as const,
          ]),
      { id: 'activityName', header: t`当前步骤`, minWidth: 130, value: (row) => row.activityName || row.activityId },
      {
        id: 'suspensionState',
        header: t`状态`,
        kind: 'tag',
        width: 110,
        value: (row) =>
          isStuck(row) ? t`异常` : isRunning(row) && !isActive(row) ? t`已挂起` : words[row.status ?? 'running'],
        tone: (row) =>
          isStuck(row) ? 'critical' : isRunning(row) && !isActive(row) ? 'warning' : tones[row.status ?? 'running'],
      },
      ...(hasIncident
        ? [
            {
              id: 'incident',
              header: t`异常原因`,
              minWidth: 260,
              value: (row: FlowExecution) => row.incident ?? '',
            } as const,
          ]
        : []),
      {
        id: 'categoryName',
        header: t`流程类型`,
        kind: 'tag',
        minWidth: 110,
        value: (row) => row.categoryName || row.category,
      },
      {
        id: 'processDefinitionKey',
        header: t`流程标识`,
        minWidth: 150,
        sortable: true,
        value: (row) => row.processDefinitionKey,
      },
      { id: 'processInstanceId', header: t`实例编号`, minWidth: 180, value: (row) => row.processInstanceId },
    ];
  }, [requested, hasIncident, t]);
  const actions = useMemo(
    (): CodedAction<FlowExecution>[] => [
      { id: 'image', label: t`流程图`, run: (row) => setOpen({ what: 'image', row }) },
      {
        id: 'suspend',
        label: t`挂起`,
        code: 'flow_follow_state',
        isShown: (row) => canSuspend && isRunning(row) && isActive(row),
        run: (row) => setOpen({ what: 'state', row, to: 'suspend' }),
      },
      {
        id: 'active',
        label: t`激活`,
        code: 'flow_follow_state',
        isShown: (row) => canSuspend && isRunning(row) && !isActive(row),
        run: (row) => setOpen({ what: 'state', row, to: 'active' }),
      },
      {
        id: 'end',
        label: t`删除`,
        code: 'flow_follow_delete',
        tone: 'critical',
        isShown: isRunning,
        run: (row) => setOpen({ what: 'end', row }),
      },
    ],
    [canSuspend, t],
  );
  const problem = (text: string) => (/^\d{1,19}$/.test(text) ? undefined : t`实例编号是一串数字`);
  return (
    <Page title={t`流程跟踪`}>
      <FlowRegister
        label={requested === '' ? t`运行中的流程` : t`流程实例`}
        name="flow-follow"
        list={list}
        columns={columns}
        getRowId={idOf}
        actions={actions}
        actionsWidth={wordWidth(190)}
        filters={[
          { name: 'processDefinitionKey', label: t`流程标识` },
          { name: 'processInstanceId', label: t`实例编号`, problem },
          ...(canSuspend
            ? [
                {
                  name: 'status',
                  label: t`办理进度`,
                  otherwise: t`运行中`,
                  options: [
                    { value: 'finished', label: t`已结束` },
                    { value: 'all', label: t`全部` },
                  ],
                },
              ]
            : []),
        ]}
        empty={<Empty title={t`没有运行中的流程`} description={t`流程发起后会出现在这里，直到办结或删除。`} />}
      />
      {open?.what === 'image' && (
        <FlowWindow
          title={t`${open.row.name} · 流程图`}
          instanceId={open.row.processInstanceId}
          incident={open.row.incident ?? ''}
          onClose={close}
        />
      )}
      {open?.what === 'end' && <EndInstance row={open.row} onClose={close} />}
      {open?.what === 'state' && (
        <StateDialog
          name={open.row.name}
          to={open.to}
          effect={t`挂起后这个流程不能办理，定时也会停下，直到再次激活。`}
          onClose={close}
          change={async (state) => client(follow).changeState({ processInstanceId: open.row.processInstanceId, state })}
        />
      )}
    </Page>
  );
}
