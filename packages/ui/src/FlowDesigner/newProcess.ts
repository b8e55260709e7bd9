import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A BPMN file with a process of that key and name, which so far only starts. */
export const newProcess = (key: string, name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions
  xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"
  xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"
  xmlns:di="http://www.omg.org/spec/DD/20100524/DI"
  xmlns:flowable="http://flowable.org/bpmn"
  id="definitions"
  targetNamespace="http://www.flowable.org/processdef">
  <bpmn:process id="${escaped(key)}" name="${escaped(name)}" isExecutable="true">
    <bpmn:startEvent id="start" name="${escaped(i18n._(msg`开始`))}" flowable:initiator="applyUser" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="${escaped(key)}">
      <bpmndi:BPMNShape id="start_di" bpmnElement="start">
        <dc:Bounds x="160" y="160" width="36" height="36" />
        <bpmndi:BPMNLabel>
          <dc:Bounds x="167" y="203" width="22" height="14" />
        </bpmndi:BPMNLabel>
      </bpmndi:BPMNShape>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
