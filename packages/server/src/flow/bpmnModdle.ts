declare module 'bpmn-moddle' {
  /** An element of a parsed BPMN file. */
  export interface ModdleElement {
    $type: string;
    id?: string;
    $attrs?: Record<string, string>;
    [property: string]: unknown;
  }

  /** What is left of a parsed file. */
  export interface Parsed {
    rootElement: ModdleElement;
    references: unknown[];
    warnings: { message: string }[];
    elementsById: Record<string, ModdleElement>;
  }

  /** Reads BPMN with further packages of attributes and elements. */
  export class BpmnModdle {
    constructor(packages?: Record<string, unknown>);
    fromXML(xml: string): Promise<Parsed>;
  }

  export type Definitions = ModdleElement;
  export type BaseElement = ModdleElement;
}
