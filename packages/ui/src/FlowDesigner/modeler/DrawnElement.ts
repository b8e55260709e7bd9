import type { DiagramElement } from '../../FlowViewer/diagram/diagram.ts';
import type { plainLines } from '../../FlowViewer/diagram/plainLines.ts';
import type { Moddle } from '@lattice/flow/Moddle';

/** A node, label or line on the canvas of the modeler. */
export interface DrawnElement extends Omit<DiagramElement, 'businessObject' | 'attachers' | 'children'> {
  businessObject: Moddle;
  parent?: DrawnElement;
  attachers?: readonly DrawnElement[];
  children?: readonly DrawnElement[];
}

/** Where something is put, in pixels of the diagram. */
export interface Place {
  x: number;
  y: number;
}

/** Where a shape stands and how large it is; a line has its corners instead. */
export interface Geometry {
  x: number;
  y: number;
  width: number;
  height: number;
  waypoints?: readonly Place[];
}

/** What a new shape is made of. */
export interface ShapeWish {
  type: string;
  eventDefinitionType?: string;
  isExpanded?: boolean;
}

/** The services of bpmn-js that the designer uses. */
export interface ModelerServices {
  modeling: {
    connect: (from: DrawnElement, to: DrawnElement) => DrawnElement | undefined;
    createShape: (shape: DrawnElement, at: Place, target: DrawnElement, hints?: { attach?: boolean }) => DrawnElement;
    removeElements: (elements: readonly DrawnElement[]) => void;
    updateLabel: (element: DrawnElement, text: string) => void;
    updateProperties: (element: DrawnElement, properties: Readonly<Record<string, unknown>>) => void;
    updateModdleProperties: (
      element: DrawnElement,
      part: Moddle,
      properties: Readonly<Record<string, unknown>>,
    ) => void;
  };
  autoPlace: { append: (from: DrawnElement, shape: DrawnElement) => DrawnElement };
  elementFactory: { createShape: (wish: ShapeWish) => DrawnElement };
  bpmnFactory: { create: (type: string, properties?: Readonly<Record<string, unknown>>) => Moddle };
  bpmnReplace: { replaceElement: (element: DrawnElement, target: ShapeWish) => DrawnElement };
  rules: { allowed: (rule: string, context: Readonly<Record<string, unknown>>) => unknown };
  elementRegistry: { get: (id: string) => DrawnElement | undefined; getAll: () => DrawnElement[] };
  canvas: {
    getRootElement: () => DrawnElement;
    setRootElement: (root: DrawnElement) => DrawnElement;
    findRoot: (element: DrawnElement) => DrawnElement | null;
    viewbox: (box: Geometry) => void;
    zoom: (to?: number | 'fit-viewport', centre?: 'auto') => number;
    resized: () => void;
    scrollToElement: (
      element: DrawnElement,
      padding?: number | { top: number; right: number; bottom: number; left: number },
    ) => void;
    addMarker: (id: string, marker: string) => void;
    removeMarker: (id: string, marker: string) => void;
  };
  selection: { select: (element: DrawnElement | null) => void; get: () => DrawnElement[] };
  commandStack: {
    undo: () => void;
    redo: () => void;
    canUndo: () => boolean;
    canRedo: () => boolean;
    registerHandler: (name: string, handler: new (...services: never[]) => object) => void;
    execute: (name: string, context: object) => void;
  };
  bpmnRenderer: Parameters<typeof plainLines>[0];
  bpmnUpdater: { updateBounds: (shape: DrawnElement) => void; updateConnectionWaypoints: (line: DrawnElement) => void };
  eventBus: { fire: (event: string) => void };
}
