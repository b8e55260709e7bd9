import BaseViewer from 'bpmn-js/lib/BaseViewer';
import type { FlowGraph } from './FlowGraph.ts';
import { isModdle } from './Moddle.ts';
import { processOf, readGraph } from './readGraph.ts';
import { asFlowable, vendorPackage } from './vendorPackage.ts';

interface Reader {
  fromXML: (xml: string) => Promise<{ rootElement: unknown }>;
}

/** What a BPMN file says of its process, without drawing it; null where it holds none. Throws where it is no BPMN. */
export async function readFlow(xml: string): Promise<FlowGraph | null> {
  const reader = new BaseViewer({ moddleExtensions: { flowable: vendorPackage } });
  try {
    const { rootElement } = await reader.get<Reader>('moddle').fromXML(asFlowable(xml));
    return isModdle(rootElement) && processOf(rootElement) !== null ? readGraph(rootElement) : null;
  } finally {
    reader.destroy();
  }
}
