import BaseViewer from 'bpmn-js/lib/BaseViewer';
import type { FlowGraph } from './FlowGraph.ts';
import { isModdle } from './Moddle.ts';
import { processOf, readGraph } from './readGraph.ts';
import { asFlowable, vendorPackage } from './vendorPackage.ts';

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
    return { graph: readGraph(rootElement), unread: warnings.map(({ message }) => message.split('\n')[0] ?? '').filter((text) => !text.startsWith('unknown attribute <')) };
  } finally {
    reader.destroy();
  }
}
