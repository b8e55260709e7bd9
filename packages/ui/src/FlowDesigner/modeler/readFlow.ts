import BaseViewer from 'bpmn-js/lib/BaseViewer';
import type { FlowGraph } from '@lattice/flow/FlowGraph';
import { isModdle } from '@lattice/flow/Moddle';
import { processOf, readGraph } from '@lattice/flow/readGraph';
import { asFlowable, vendorPackage } from '@lattice/flow/vendorPackage';

interface Reader {
  fromXML: (xml: string) => Promise<{ rootElement: unknown; warnings: readonly { message: string }[] }>;
}

/** A process as a file has it. */
export interface ReadFlow {
  graph: FlowGraph;
  /** What of the file could not be read, each with what the reader said; attributes that nobody knows do nothing. */
  unread: readonly string[];
}

/** What a BPMN file says of its process, without drawing it; null where it holds none. Throws where it is no BPMN. */
export async function readFlow(xml: string): Promise<ReadFlow | null> {
  const reader = new BaseViewer({ moddleExtensions: { flowable: vendorPackage } });
  try {
    const { rootElement, warnings } = await reader.get<Reader>('moddle').fromXML(asFlowable(xml));
    if (!isModdle(rootElement) || processOf(rootElement) === null) return null;
    return {
      graph: readGraph(rootElement),
      unread: warnings
        .map(({ message }) => message.split('\n')[0] ?? '')
        .filter((text) => !text.startsWith('unknown attribute <')),
    };
  } finally {
    reader.destroy();
  }
}
