import type { DiagramElement } from '../FlowViewer/diagram.ts';
import type { Moddle } from './Moddle.ts';

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
    updateModdleProperties: (element: DrawnElement, part: Moddle, properties: Readonly<Record<string, unknown>>) => void;
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
    zoom: (to?: number | 'fit-viewport', centre?: 'auto') => number;
    resized: () => void;
    scroll: (by: { dx: number; dy: number }) => void;
    scrollToElement: (element: DrawnElement, padding?: number) => void;
    addMarker: (id: string, marker: string) => void;
    removeMarker: (id: string, marker: string) => void;
  };
  selection: { select: (element: DrawnElement | null) => void; get: () => DrawnElement[] };
  commandStack: { undo: () => void; redo: () => void; canUndo: () => boolean; canRedo: () => boolean; registerHandler: (name: string, handler: new () => { preExecute: (context: { act: () => void }) => void }) => void; execute: (name: string, context: { act: () => void }) => void };
  eventBus: { fire: (event: string) => void };
}
