/** How many nodes the process has. */
export const nodeCount = 200;

const WIDE = 20;
const at = (node: number) => ({ x: 100 + (node % WIDE) * 160, y: 100 + Math.floor(node / WIDE) * 140 });
const point = (x: number, y: number) => `<di:waypoint x="${x}" y="${y}"/>`;

function line(node: number): string {
  const [from, to] = [at(node), at(node + 1)];
  const corners =
    from.y === to.y
      ? point(from.x + 100, from.y + 40) + point(to.x, to.y + 40)
      : point(from.x + 50, from.y + 80) +
        point(from.x + 50, from.y + 110) +
        point(to.x + 50, from.y + 110) +
        point(to.x + 50, to.y);
  return `<bpmndi:BPMNEdge id="l${node}_di" bpmnElement="l${node}">${corners}</bpmndi:BPMNEdge>`;
}

function shape(node: number): string {
  const { x, y } = at(node);
  return (
    `<bpmndi:BPMNShape id="t${node}_di" bpmnElement="t${node}">` +
    `<dc:Bounds x="${x}" y="${y}" width="100" height="80"/></bpmndi:BPMNShape>`
  );
}

/** A BPMN file of 200 tasks in rows of twenty, each a step after the one before. */
export function longFlow(): string {
  const nodes = Array.from({ length: nodeCount }, (_, node) => node);
  const lines = nodes.slice(1).map((node) => node - 1);
  const tasks = nodes.map((node) => `<userTask id="t${node}" name="第${node + 1}步审批"/>`).join('');
  const flows = lines
    .map((node) => `<sequenceFlow id="l${node}" sourceRef="t${node}" targetRef="t${node + 1}"/>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
  xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"
  xmlns:di="http://www.omg.org/spec/DD/20100524/DI"
  targetNamespace="bench">
<process id="long" isExecutable="true">${tasks}${flows}</process><bpmndi:BPMNDiagram id="diagram">
<bpmndi:BPMNPlane id="plane" bpmnElement="long">${nodes.map(shape).join('')}${lines.map(line).join('')}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;
}
