import type { FlowDirectory, FlowPicker } from './FlowDirectory.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const when = (text: string) => `<conditionExpression xsi:type="tFormalExpression"><![CDATA[${text}]]></conditionExpression>`;

/** A leave process of Flowable without places. */
export const leaveFile = `${HEAD} xmlns:flowable="http://flowable.org/bpmn" id="leaveFile" targetNamespace="http://www.flowable.org/processdef">
<process id="Leave" name="请假流程" isExecutable="true">
<startEvent id="start" name="开始" flowable:initiator="applyUser"/><sequenceFlow id="f1" sourceRef="start" targetRef="managerTask"/>
<userTask id="managerTask" name="审批人审批" flowable:assignee="\${taskUser}" flowable:formKey="leave" flowable:dueDate="P2D"/><sequenceFlow id="f2" sourceRef="managerTask" targetRef="isAgreed"/>
<exclusiveGateway id="isAgreed" name="是否同意" default="f4"/><sequenceFlow id="f3" name="同意" sourceRef="isAgreed" targetRef="leaderTask">${when('${pass && days > 3}')}</sequenceFlow><sequenceFlow id="f4" name="驳回" sourceRef="isAgreed" targetRef="end"/>
<userTask id="leaderTask" name="镇领导审批" flowable:candidateGroups="role:leader,dept:9" flowable:candidateUsers="1"/><sequenceFlow id="f5" sourceRef="leaderTask" targetRef="end"/>
<endEvent id="end" name="结束"/></process></definitions>`;

/** A file of Activiti with what cannot be run, and without people. */
export const shortFile = `${HEAD} xmlns:activiti="http://activiti.org/bpmn" id="shortFile" targetNamespace="http://www.activiti.org/processdef">
<process id="Short" name="盖章" isExecutable="true">
<startEvent id="start"/><sequenceFlow id="f1" sourceRef="start" targetRef="stamp"/><userTask id="stamp" name="盖章" activiti:assignee="2"/><sequenceFlow id="f2" sourceRef="stamp" targetRef="script"/>
<scriptTask id="script" name="算账"/><sequenceFlow id="f3" sourceRef="script" targetRef="end"/><userTask id="lost" name="没人办"/><endEvent id="end"/></process></definitions>`;

/** A file with a sub-process, without places. */
export const nestedFile = `${HEAD} id="nestedFile" targetNamespace="http://www.flowable.org/processdef">
<process id="Nested" name="立项" isExecutable="true">
<startEvent id="start"/><sequenceFlow id="f1" sourceRef="start" targetRef="sub"/><subProcess id="sub" name="评审"><startEvent id="begin"/><sequenceFlow id="s1" sourceRef="begin" targetRef="look"/><userTask id="look" name="查看材料"/><sequenceFlow id="s2" sourceRef="look" targetRef="stop"/><endEvent id="stop"/></subProcess>
<sequenceFlow id="f2" sourceRef="sub" targetRef="end"/><endEvent id="end"/></process></definitions>`;

/** A process in which nothing is drawn. */
export const emptyFile = `${HEAD} xmlns:flowable="http://flowable.org/bpmn" id="emptyFile" targetNamespace="http://www.flowable.org/processdef"><process id="Purchase" name="采购" isExecutable="true"/></definitions>`;

const after = (text: string) => `<timerEventDefinition><timeDuration xsi:type="tFormalExpression">${text}</timeDuration></timerEventDefinition>`;

/** A file whose task is reminded of once, and taken over when it is late. */
export const lateFile = `${HEAD} xmlns:flowable="http://flowable.org/bpmn" id="lateFile" targetNamespace="http://www.flowable.org/processdef">
<process id="Late" name="限时审批" isExecutable="true">
<startEvent id="start" name="开始"/><sequenceFlow id="f1" sourceRef="start" targetRef="boss"/><userTask id="boss" name="领导审批" flowable:assignee="1"/><sequenceFlow id="f2" sourceRef="boss" targetRef="end"/>
<boundaryEvent id="nudge" name="快到期" attachedToRef="boss" cancelActivity="false">${after('PT8H')}</boundaryEvent><sequenceFlow id="f3" sourceRef="nudge" targetRef="remind"/><userTask id="remind" name="提醒" flowable:assignee="3"/><sequenceFlow id="f4" sourceRef="remind" targetRef="end"/>
<boundaryEvent id="late" name="超过一天" attachedToRef="boss">${after('P1D')}</boundaryEvent><sequenceFlow id="f5" sourceRef="late" targetRef="deputy"/><userTask id="deputy" name="副职审批" flowable:assignee="2"/><sequenceFlow id="f6" sourceRef="deputy" targetRef="end"/>
<endEvent id="end" name="结束"/></process></definitions>`;

const people: readonly FlowPicker[] = [{ id: '1', name: '李镇长' }, { id: '2', name: '王主任' }, { id: '3', name: '张三' }];

/** A directory of a few people. */
export const sampleDirectory: FlowDirectory = {
  users: async (text) => people.filter((person) => person.name.includes(text)),
  roles: async () => [{ id: 'leader', name: '镇领导' }, { id: 'manager', name: '站所负责人' }],
  posts: async () => [{ id: '7', name: '网格长' }],
  depts: async () => [{ id: '9', name: '综治办' }],
  names: async (_, ids) => people.filter(({ id }) => ids.includes(id)),
};
