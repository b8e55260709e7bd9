import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FlowSetting, LiveDiagram } from './liveDiagram.ts';

/**
 * A BPMN file drawn in an element; bpmn-js is loaded when the first diagram is shown. `diagram` is null until it is
 * drawn and where it cannot be.
 */
export function useDiagram(
  element: RefObject<HTMLElement | null>,
  xml: string,
  setting: FlowSetting,
): { diagram: LiveDiagram | null; hasFailed: boolean } {
  const latest = useRef(setting);
  const [diagram, setDiagram] = useState<LiveDiagram | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { label } = setting;
  useEffect(() => {
    latest.current = setting;
  });
  useEffect(() => {
    let isGone = false;
    let made: LiveDiagram | null = null;
    const draw = async (host: HTMLElement) => {
      const { liveDiagram } = await import('./liveDiagram.ts');
      if (isGone) return;
      const drawn = await liveDiagram(host, xml, {
        label,
        onFocus: (id) => latest.current.onFocus(id),
        onOpen: (id) => latest.current.onOpen(id),
      });
      if (isGone) return drawn.remove();
      made = drawn;
      // At once, so that the diagram is painted with its colours and not once before them.
      flushSync(() => setDiagram(drawn));
    };
    if (element.current) draw(element.current).catch(() => isGone || setFailed(xml));
    return () => {
      isGone = true;
      made?.remove();
      setDiagram(null);
    };
  }, [element, xml, label]);
  return { diagram, hasFailed: failed === xml };
}
