import { layoutProcess } from 'bpmn-auto-layout';
import BaseViewer from 'bpmn-js/lib/BaseViewer';
import { hasLayout } from './hasLayout.ts';

interface Element {
  $type: string;
  id?: string;
  sourceRef?: Element;
  targetRef?: Element;
  get: (name: 'incoming' | 'outgoing') => Element[];
}

interface Moddle {
  fromXML: (xml: string) => Promise<{ rootElement: Element; elementsById: Record<string, Element> }>;
  toXML: (root: Element) => Promise<{ xml: string }>;
}

/**
 * A BPMN file with a place for every node and line: as it came where it has them all, else laid out again; what it says
 * besides is kept. Throws where it is no BPMN.
 */
export const layOut = async (xml: string): Promise<string> => (hasLayout(xml) ? xml : layOutAnew(xml));

/** A BPMN file with new places for its nodes and lines; open sub-processes stay open. Throws where it is no BPMN. */
export async function layOutAnew(xml: string): Promise<string> {
  const reader = new BaseViewer();
  try {
    const moddle = reader.get<Moddle>('moddle');
    const { rootElement, elementsById } = await moddle.fromXML(xml);
    for (const line of Object.values(elementsById)) {
      if (line.$type !== 'bpmn:SequenceFlow') continue;
      // The layout forgets lines that their ends do not name.
      const ends = [line.sourceRef?.get('outgoing'), line.targetRef?.get('incoming')];
      for (const lines of ends) if (lines && !lines.includes(line)) lines.push(line);
    }
    return await layoutProcess((await moddle.toXML(rootElement)).xml);
  } finally {
    reader.destroy();
  }
}
