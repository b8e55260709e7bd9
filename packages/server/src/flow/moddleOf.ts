import { BpmnModdle } from 'bpmn-moddle';

/** A reader of BPMN files that knows further packages of attributes and elements, by prefix. */
export const moddleOf = (packages: Record<string, unknown>): BpmnModdle => new BpmnModdle(packages);
