/** Namespaces of the vendors by prefix. */
export const vendors = {
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
  camunda: 'http://camunda.org/schema/1.0/bpmn',
} as const;
export type Vendor = keyof typeof vendors;

/** A BPMN file around the elements of one process; `v:` in them becomes the vendor's prefix. */
export const bpmnFile = (
  key: string,
  name: string,
  elements: string,
  vendor: Vendor = 'flowable',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:${vendor}="${vendors[vendor]}"
  targetNamespace="http://www.flowable.org/processdef">
<process id="${key}" name="${name}" isExecutable="true">${elements.replaceAll('v:', `${vendor}:`)}</process>
</definitions>`;

/** A conditional flow. */
export const flow = (id: string, from: string, to: string, condition?: string): string =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">` +
  (condition === undefined
    ? ''
    : `<conditionExpression xsi:type="tFormalExpression"><![CDATA[\${${condition}}]]></conditionExpression>`) +
  '</sequenceFlow>';

/**
 * The leave process of a BladeX server: the starter applies, a manager decides, long leaves go to the leader, within
 * ten minutes.
 */
export const leaveFile = (vendor: Vendor, key = `Leave_${vendor}`): string =>
  bpmnFile(
    key,
    `请假 ${vendor}`,
    `
<startEvent id="start" name="开始" v:initiator="applyUser"/>${flow('f1', 'start', 'apply')}
<userTask id="apply" name="填写申请" v:assignee="\${applyUser}" v:formKey="leave"><extensionElements>
<v:taskListener event="create" delegateExpression="\${noteTime}"/><v:formProperty id="days" name="天数" type="long"/>
</extensionElements></userTask>
${flow('f2', 'apply', 'managerTask')}
<userTask id="managerTask" name="主管审批" v:candidateGroups="community,post:nobody" v:priority="60"/>
${flow('f3', 'managerTask', 'agreed')}
<exclusiveGateway id="agreed" default="f5"/>${flow('f4', 'agreed', 'long', 'pass')}${flow('f5', 'agreed', 'end')}
<exclusiveGateway id="long" default="f7"/>${flow('f6', 'long', 'leaderTask', 'days > 3')}${flow('f7', 'long', 'end')}
<userTask id="leaderTask" name="领导审批" v:candidateUsers="leader"/><boundaryEvent id="late" attachedToRef="leaderTask">
<timerEventDefinition><timeDuration xsi:type="tFormalExpression">PT10M</timeDuration></timerEventDefinition>
</boundaryEvent>
${flow('f8', 'leaderTask', 'end')}${flow('f9', 'late', 'deputyTask')}
<userTask id="deputyTask" name="代办审批" v:candidateGroups="role:dept"/>${flow('f10', 'deputyTask', 'end')}
<endEvent id="end" name="结束"/>`,
    vendor,
  );

/** A countersigning of the people in `signers`, decided when six of ten agreed to it. */
export const countersignFile = (): string =>
  bpmnFile(
    'Countersign',
    '会签',
    `
<startEvent id="start"/>${flow('f1', 'start', 'sign')}<userTask id="sign" name="会签" v:assignee="\${one}">
<multiInstanceLoopCharacteristics isSequential="false" v:collection="signers" v:elementVariable="one">
<completionCondition>\${nrOfCompletedInstances/nrOfInstances >= 0.6}</completionCondition>
</multiInstanceLoopCharacteristics></userTask>${flow('f2', 'sign', 'end')}<endEvent id="end"/>`,
  );

/** A process that is handed back until it is agreed to. */
export const loopFile = (): string =>
  bpmnFile(
    'Loop',
    '反复修改',
    `
<startEvent id="start" v:initiator="applyUser"/>${flow('f1', 'start', 'apply')}
<userTask id="apply" v:assignee="\${applyUser}"/>${flow('f2', 'apply', 'agreed')}
<exclusiveGateway id="agreed" default="f4"/>${flow('f3', 'agreed', 'end', 'pass')}${flow('f4', 'agreed', 'apply')}
<endEvent id="end"/>`,
  );

/** Both at once, then whichever applies, in a part of its own. */
export const gatewaysFile = (): string =>
  bpmnFile(
    'Gateways',
    '并行与包容',
    `
<startEvent id="start" v:initiator="applyUser"/>${flow('f1', 'start', 'fork')}<parallelGateway id="fork"/>
${flow('f2', 'fork', 'left')}${flow('f3', 'fork', 'part')}
<userTask id="left" v:assignee="\${applyUser}"/><subProcess id="part"><startEvent id="s"/>${flow('p1', 's', 'inner')}
<userTask id="inner" v:assignee="\${applyUser}"/>${flow('p2', 'inner', 'e')}<endEvent id="e"/></subProcess>
${flow('f4', 'left', 'join')}${flow('f5', 'part', 'join')}<parallelGateway id="join"/>${flow('f6', 'join', 'either')}
<inclusiveGateway id="either" default="f9"/>
${flow('f7', 'either', 'a', 'days > 1')}${flow('f8', 'either', 'b', 'days > 2')}${flow('f9', 'either', 'end')}
<userTask id="a" v:assignee="\${applyUser}"/><userTask id="b" v:assignee="\${applyUser}"/>
${flow('f10', 'a', 'merge')}${flow('f11', 'b', 'merge')}<inclusiveGateway id="merge"/>${flow('f12', 'merge', 'note')}
<serviceTask id="note" v:delegateExpression="\${noteTime}"/>${flow('f13', 'note', 'end')}<endEvent id="end"/>`,
  );
