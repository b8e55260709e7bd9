/** A point of a diagram, in its own pixels. */
export interface DiagramPoint {
  x: number;
  y: number;
}

/** A node, label or line of a drawn diagram, as far as the kit reads it. */
export interface DiagramElement {
  /** Id in the file; labels end in `_label`. */
  id: string;
  /** BPMN type such as `bpmn:UserTask`; `label` never, a label has the type of what it labels. */
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The corners of a line; absent for nodes. */
  waypoints?: readonly DiagramPoint[];
  /** Where a line comes from. */
  source?: DiagramElement;
  /** Where a line goes. */
  target?: DiagramElement;
  incoming?: readonly DiagramElement[];
  outgoing?: readonly DiagramElement[];
  /** Events on the edge of it. */
  attachers?: readonly DiagramElement[];
  /** What stands in it. */
  children?: readonly DiagramElement[];
  /** What a label belongs to; absent for all else. */
  labelTarget?: DiagramElement;
  /** What the file says of it. */
  businessObject: { name?: string; conditionExpression?: unknown; default?: unknown };
}

/** The elements of a diagram. */
export interface ElementRegistry {
  get: (id: string) => DiagramElement | undefined;
  getAll: () => DiagramElement[];
  getGraphics: (id: string) => SVGGElement | undefined;
}

/** A part of a plane, in pixels. */
export interface DiagramBox extends DiagramPoint {
  width: number;
  height: number;
}

/** The drawing of a diagram. */
export interface DiagramCanvas {
  getContainer: () => HTMLElement;
  getRootElement: () => DiagramElement;
  getActiveLayer: () => SVGGElement;
  getLayer: (name: string, index?: number) => SVGGElement;
  addMarker: (id: string, marker: string) => void;
  removeMarker: (id: string, marker: string) => void;
  scrollToElement: (id: string, padding?: number) => void;
  zoom: (to?: number | 'fit-viewport', centre?: 'auto' | DiagramPoint) => number;
  /** Shows a part of the plane. */
  viewbox: (box: DiagramBox) => void;
  resized: () => void;
}

/** How a file says that a node or a line is drawn. */
export interface DrawnPart {
  /** What is drawn; absent where the file says nothing of it. */
  bpmnElement?: { $type: string; id: string; name?: string; attachedToRef?: { id: string } };
  /** The place of a node. */
  bounds?: DiagramBox;
  /** The corners of a line. */
  waypoint?: readonly DiagramPoint[];
  /** Where the words stand that go with it. */
  label?: { bounds?: DiagramBox };
  set: (name: 'label', label: object) => void;
}

/** What bpmn-js tells of what happened. */
export interface DiagramEvent {
  /** The file that was read, before it is drawn. */
  definitions?: { diagrams?: readonly { plane: { planeElement?: readonly DrawnPart[] } }[] };
  /** What was clicked or changed. */
  element?: DiagramElement;
  /** What is seen since the view moved. */
  viewbox?: { scale: number };
}

/** A viewer or modeler of bpmn-js, as far as the kit uses it. */
export interface DiagramHost {
  get: <T>(service: string) => T;
  on: (event: string, tell: (event: DiagramEvent) => void) => void;
  off: (event: string, tell: (event: DiagramEvent) => void) => void;
}
