import { isModdle, type Moddle } from '@lattice/flow/Moddle';
import { layoutProcess } from 'bpmn-auto-layout';
import BaseViewer from 'bpmn-js/lib/BaseViewer';
import { completeDrawing, type Create } from './completeDrawing.ts';
import { hasLayout, hasShapes } from './hasLayout.ts';

interface Element {
  $type: string;
  id?: string;
  sourceRef?: Element;
  targetRef?: Element;
  get: (name: 'incoming' | 'outgoing') => Element[];
}

interface Reader {
  fromXML: (xml: string) => Promise<{ rootElement: Element; elementsById: Record<string, Element> }>;
  toXML: (root: Element) => Promise<{ xml: string }>;
  create: Create;
}

/** A BPMN file with a place for every node and line. */
export interface LaidOut {
  xml: string;
  /** Names of the nodes that were placed beside those that the file draws; ids where they have none. */
  placed: readonly string[];
}

async function reading<Result>(
  xml: string,
  work: (moddle: Reader, root: Element, all: Record<string, Element>) => Promise<Result>,
) {
  const reader = new BaseViewer();
  try {
    const moddle = reader.get<Reader>('moddle');
    const { rootElement, elementsById } = await moddle.fromXML(xml);
    return await work(moddle, rootElement, elementsById);
  } finally {
    reader.destroy();
  }
}

/**
 * A BPMN file with a place for every node and line: what it draws stays where it is, what it does not draw is placed
 * beside it, and one that draws nothing is laid out; what it says besides is kept. Throws where it is no BPMN.
 */
export async function layOut(xml: string): Promise<LaidOut> {
  if (hasLayout(xml)) return { xml, placed: [] };
  if (!hasShapes(xml)) return { xml: await layOutAnew(xml), placed: [] };
  return reading(xml, async (moddle, root, all) => {
    const found = Object.entries(all).filter((one): one is [string, Element & Moddle] => isModdle(one[1]));
    const placed = isModdle(root) ? completeDrawing(root, Object.fromEntries(found), moddle.create.bind(moddle)) : [];
    return { xml: (await moddle.toXML(root)).xml, placed: placed.map(({ id, name }) => name || id) };
  });
}

/** A BPMN file with new places for its nodes and lines; open sub-processes stay open. Throws where it is no BPMN. */
export const layOutAnew = async (xml: string): Promise<string> =>
  reading(xml, async (moddle, root, all) => {
    for (const line of Object.values(all)) {
      if (line.$type !== 'bpmn:SequenceFlow') continue;
      // The layout forgets lines that their ends do not name.
      const ends = [line.sourceRef?.get('outgoing'), line.targetRef?.get('incoming')];
      for (const lines of ends) if (lines && !lines.includes(line)) lines.push(line);
    }
    return layoutProcess((await moddle.toXML(root)).xml);
  });
