import 'diagram-js-minimap/assets/diagram-js-minimap.css';
import minimap from 'diagram-js-minimap';
import type { DiagramHost } from './diagram.ts';

interface Injector {
  instantiate: <T>(type: new (...services: never[]) => T) => T;
}

/** Makes the small map of a drawn diagram, and returns what shows and hides it. */
export function miniMap(host: DiagramHost): (isOpen: boolean) => void {
  const map = host.get<Injector>('injector').instantiate(minimap.minimap[1]);
  // The map draws what changes; said once, it draws what was there before it.
  host.get<{ fire: (event: string, data: object) => void }>('eventBus').fire('elements.changed', { elements: [] });
  return (isOpen) => map.toggle(isOpen);
}
