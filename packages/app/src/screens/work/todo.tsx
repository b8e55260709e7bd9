import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Checkbox } from '@lattice/ui/Checkbox';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCodes } from '../../session/useCodes.ts';
import type { QuickDecision } from '../../features/process/decide/DecideDialog.tsx';
import { FlowTable } from '../../features/process/list/FlowTable.tsx';
import { seenTaskIds } from '../../features/process/list/nextTask.ts';
import * as css from '../../features/process/list/process.css.ts';
import { handleAddress } from '../../features/process/list/processAddress.ts';
import { setTriage, triage } from '../../features/process/list/triage.ts';
import { triageKey } from '../../features/process/list/triageKey.ts';
import { useFlowCategories } from '../../features/process/list/useFlowCategories.ts';
import { useFlowList } from '../../features/process/list/useFlowList.ts';
import { useNextTask } from '../../features/process/list/useNextTask.ts';
import { usePageKeys } from '../../features/process/list/usePageKeys.ts';
import { useTodos } from '../../features/todo/useTodos.ts';
import { useGo } from '../../navigation/Address.tsx';

const DecideDialog = lazyPart(
  async () => (await import('../../features/process/decide/DecideDialog.tsx')).DecideDialog,
);

/** 待办事务: the tasks that wait for the person, to be worked through by keys too. */
export function Todo() {
  const { t } = useLingui();
  const navigate = useGo();
  const root = useRef<HTMLDivElement>(null);
  const codes = useCodes();
  const { routes } = useFlowCategories();
  const { isNextOpened, areKeysOn } = useSnapshot(triage);
  const list = useFlowList('todo');
  const { data: todos } = useTodos();
  const waiting = todos?.counts.find(({ link }) => link === '/work/todo')?.total ?? 0;
  const [requested, setRequested] = useState<{ task: BladeFlow; decision: QuickDecision } | null>(null);
  const goOn = useNextTask((to) => navigate(to));
  const mayHandle = codes?.has('work_todo_handle') === true;
  const first = useMemo(
    () => ({
      code: 'handle',
      label: t`办理`,
      run: (row: BladeFlow) => navigate(handleAddress(routes.get(row.category), row)),
    }),
    [navigate, routes, t],
  );
  const {
    rows,
    total,
    isKnown,
    isBusy,
    state: { view },
  } = list;
  useEffect(() => {
    seenTaskIds.order = rows.map(({ taskId }) => taskId);
  }, [rows]);
  const deeds = {
    open: first.run,
    agree: (task: BladeFlow) => setRequested({ task, decision: 'agree' }),
    giveBack: (task: BladeFlow) => setRequested({ task, decision: 'return' }),
  };
  usePageKeys(
    root,
    areKeysOn && mayHandle,
    (key) => root.current !== null && triageKey(key, root.current, rows, deeds),
  );
  const isStale = isKnown && !isBusy && Object.keys(view.filters).length === 0 && waiting > total;
  const toolbar = (
    <>
      <Checkbox
        label={t`办理后自动打开下一条`}
        value={isNextOpened}
        onChange={(isOn) => setTriage('isNextOpened', isOn)}
      />
      <div className={css.byKeyboard}>
        <Checkbox
          label={t`单键操作：J 下一条，K 上一条，O 打开，A 同意，R 退回`}
          value={areKeysOn}
          onChange={(isOn) => setTriage('areKeysOn', isOn)}
        />
      </div>
    </>
  );
  return (
    <div ref={root}>
      <Page title={t`待办事务`}>
        {isStale && (
          <Alert action={<Button size="small" onPress={list.reload}>{t`刷新`}</Button>}>{t`有新的待办任务。`}</Alert>
        )}
        <FlowTable
          kind="todo"
          label={t`待办事务`}
          list={list}
          days={t`到达时间`}
          first={first}
          toolbar={toolbar}
          empty={<Empty title={t`没有待办任务`} description={t`需要您办理的任务会出现在这里，顶栏会显示数量。`} />}
        />
      </Page>
      {requested !== null && (
        <DecideDialog
          {...requested}
          onClose={() => setRequested(null)}
          onDone={(decision) => {
            setRequested(null);
            const { taskId, taskName, processDefinitionName } = requested.task;
            void goOn({ taskId, decision, process: processDefinitionName, step: taskName });
          }}
        />
      )}
    </div>
  );
}
