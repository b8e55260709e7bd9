import { type StandInAnswer, type StandInQuestion, success } from './answer.ts';
import type { StandInRow } from './registers.ts';

const process = {
  id: 'leave:1:7',
  tenantId: '',
  key: 'leave',
  name: '请假流程',
  category: 'flow_1',
  categoryName: '请假流程',
  version: 1,
  deploymentId: '6',
  resourceName: 'leave.bpmn20.xml',
  diagramResourceName: '',
  suspensionState: 1,
  deploymentTime: '2026-01-05 00:00:00',
};

/** All rows at once: BladeX pages neither tasks to be claimed nor tasks to be done. */
const unpaged = (records: readonly StandInRow[]): StandInAnswer =>
  success({ records, total: records.length, size: 10, current: 1, orders: [], pages: 1 });

const diagram = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="leave">
  <process id="leave" name="请假流程" isExecutable="true">
    <startEvent id="start"/><sequenceFlow id="a" sourceRef="start" targetRef="approve"/>
    <userTask id="approve" name="审批"/><sequenceFlow id="b" sourceRef="approve" targetRef="end"/><endEvent id="end"/>
  </process>
</definitions>`;

/** The leave process: started, approved or refused by whoever was named, and kept in memory. */
export function openFlow(): Record<string, (question: StandInQuestion) => StandInAnswer> {
  const leaves: StandInRow[] = [];
  const tasks: StandInRow[] = [];
  let last = 50;
  const id = () => `112359881373899${String((last += 1)).padStart(4, '0')}`;
  const start = ({ body }: StandInQuestion) => {
    const [leave, instance] = [id(), id()];
    leaves.push({ ...body, id: leave, processInstanceId: instance, applyTime: '2026-06-02 09:00:00' });
    tasks.push({
      taskId: id(),
      taskName: '审批',
      taskDefinitionKey: 'approve',
      assignee: body.taskUser,
      assigneeName: '管理员',
      category: process.category,
      categoryName: process.categoryName,
      createTime: '2026-06-02 09:00:00',
      endTime: '',
      executionId: instance,
      processInstanceId: instance,
      historyProcessInstanceId: '',
      processDefinitionId: process.id,
      processDefinitionKey: process.key,
      processDefinitionName: process.name,
      processDefinitionVersion: 1,
      processIsFinished: 'unfinished',
      historyActivityId: 'approve',
      historyActivityName: '审批',
      businessTable: 'blade_process_leave',
      businessId: leave,
      status: 'todo',
      comment: '',
    });
    return success(true);
  };
  const complete = ({ body }: StandInQuestion) => {
    const task = tasks.find(({ taskId }) => taskId === body.taskId);
    const end = { comment: body.comment, endTime: '2026-06-02 10:00:00', status: 'finish' };
    if (task !== undefined) Object.assign(task, end, { processIsFinished: 'finished' });
    return success(true);
  };
  const open = (isOpen: boolean) => tasks.filter(({ status }) => (status === 'todo') === isOpen);
  const ofInstance = ({ query }: StandInQuestion) =>
    tasks.filter(({ processInstanceId }) => processInstanceId === query.get('processInstanceId'));
  return {
    'blade-flow/work/start-list': () => unpaged([process]),
    'blade-flow/manager/list': () => unpaged([process]),
    'blade-flow/work/claim-list': () => unpaged([]),
    'blade-flow/work/todo-list': () => unpaged(open(true)),
    'blade-flow/work/done-list': () => unpaged(open(false)),
    'blade-flow/work/send-list': () => unpaged(tasks),
    'blade-flow/work/complete-task': complete,
    'blade-flow/process/history-flow-list': (question) => success(ofInstance(question)),
    'blade-flow/process/model-view': (question) => success({ xml: diagram, flow: ofInstance(question) }),
    'blade-desk/process/leave/start-process': start,
    'blade-desk/process/leave/detail': ({ query }) =>
      success(leaves.find((leave) => leave.id === query.get('businessId')) ?? {}),
  };
}
