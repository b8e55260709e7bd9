import type { FlowMark } from './flowStandings.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="file" targetNamespace="http://www.flowable.org/processdef">';

const leaveProcess = `<process id="Leave" name="请假流程" isExecutable="true">
<startEvent id="start" name="开始" flowable:initiator="applyUser"/>
<sequenceFlow id="f1" sourceRef="start" targetRef="apply"/>
<userTask id="apply" name="填写申请" flowable:assignee="\${applyUser}"/>
<sequenceFlow id="f2" sourceRef="apply" targetRef="manager"/>
<userTask id="manager" name="经理审批" flowable:candidateGroups="manager"/>
<sequenceFlow id="f3" sourceRef="manager" targetRef="isAgreed"/>
<exclusiveGateway id="isAgreed" name="是否同意" default="f5"/>
<sequenceFlow id="f4" name="同意" sourceRef="isAgreed" targetRef="leader"/>
<sequenceFlow id="f5" name="退回" sourceRef="isAgreed" targetRef="apply"/>
<userTask id="leader" name="镇领导审批" flowable:candidateGroups="leader"/>
<sequenceFlow id="f6" sourceRef="leader" targetRef="end"/>
<endEvent id="end" name="结束"/>
</process>`;

const shape = (id: string, x: number, y: number, width: number, height: number): string => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
const edge = (id: string, ...corners: readonly (readonly [x: number, y: number])[]): string => `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${corners.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('')}</bpmndi:BPMNEdge>`;
const plane = (process: string, ...parts: readonly string[]): string => `<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="${process}">${parts.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;

/** A leave process whose file says no places. */
export const leaveWithoutLayout = `${HEAD}${leaveProcess}</definitions>`;

/** A leave process: application, two approvals, and a way back. */
export const leave = `${HEAD}${leaveProcess}${plane(
  'Leave',
  shape('start', 152, 102, 36, 36), shape('apply', 250, 80, 100, 80), shape('manager', 420, 80, 100, 80), shape('isAgreed', 595, 95, 50, 50), shape('leader', 720, 80, 100, 80), shape('end', 902, 102, 36, 36),
  edge('f1', [188, 120], [250, 120]), edge('f2', [350, 120], [420, 120]), edge('f3', [520, 120], [595, 120]), edge('f4', [645, 120], [720, 120]), edge('f5', [620, 145], [620, 240], [300, 240], [300, 160]), edge('f6', [820, 120], [902, 120]),
)}</definitions>`;

const row = (activityId: string, activityType: string, rest: Partial<FlowMark> = {}): FlowMark => ({ activityId, activityType, endTime: '2026-11-20 09:00:00', who: '', time: '', opinion: '', isRefused: false, isReturned: false, ...rest });

/** A history of it: sent back once, and waiting for the town leader. */
export const leaveMarks: readonly FlowMark[] = [
  row('start', 'startEvent', { who: '张三', time: '11月20日 09:00' }),
  row('f1', 'sequenceFlow'),
  row('apply', 'userTask', { who: '张三', time: '11月20日 09:02', opinion: '家中有事，请假四天' }),
  row('f2', 'sequenceFlow'),
  row('manager', 'candidate'),
  row('manager', 'userTask', { who: '李四', time: '11月20日 10:15', opinion: '请补充联系电话', isReturned: true }),
  row('f3', 'sequenceFlow'), row('isAgreed', 'exclusiveGateway'), row('f5', 'sequenceFlow'),
  row('apply', 'userTask', { who: '张三', time: '11月20日 10:40', opinion: '已补充' }),
  row('f2', 'sequenceFlow'),
  row('manager', 'candidate'),
  row('manager', 'userTask', { who: '李四', time: '11月20日 11:05', opinion: '同意' }),
  row('f3', 'sequenceFlow'), row('isAgreed', 'exclusiveGateway'), row('f4', 'sequenceFlow'),
  row('leader', 'userTask', { endTime: '', who: '王镇长', time: '11月20日 11:05' }),
];

/** The same up to where it was sent back. */
export const refusedMarks: readonly FlowMark[] = leaveMarks.slice(0, 6);

/** A process of many tasks in rows of twenty, each a step after the one before. */
export function longProcess(count: number): string {
  const place = (at: number): readonly [x: number, y: number] => [100 + (at % 20) * 160, 100 + Math.floor(at / 20) * 140];
  const tasks = Array.from({ length: count }, (_, at) => `<userTask id="t${at}" name="第${at + 1}步"/>`);
  const lines = tasks.slice(1).map((_, at) => `<sequenceFlow id="l${at}" sourceRef="t${at}" targetRef="t${at + 1}"/>`);
  const shapes = tasks.map((_, at) => shape(`t${at}`, ...place(at), 100, 80));
  const edges = lines.map((_, at) => {
    const [[x, y], [nextX, nextY]] = [place(at), place(at + 1)];
    return y === nextY ? edge(`l${at}`, [x + 100, y + 40], [nextX, nextY + 40]) : edge(`l${at}`, [x + 50, y + 80], [x + 50, y + 110], [nextX + 50, y + 110], [nextX + 50, nextY]);
  });
  return `${HEAD}<process id="long" isExecutable="true">${[...tasks, ...lines].join('')}</process>${plane('long', ...shapes, ...edges)}</definitions>`;
}

/** A history of such a process: its first tasks are done, the next one is in progress. */
export const longMarks = (done: number): readonly FlowMark[] => [
  ...Array.from({ length: done }, (_, at) => [row(`t${at}`, 'userTask', { who: '网格员', time: '11月20日' }), row(`l${at}`, 'sequenceFlow')]).flat(),
  row(`t${done}`, 'userTask', { endTime: '', who: '站长', time: '11月21日' }),
];
