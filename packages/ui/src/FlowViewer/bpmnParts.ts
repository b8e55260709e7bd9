declare module 'bpmn-auto-layout' {
  /** A BPMN file with places for the nodes and lines of its first process. */
  export function layoutProcess(xml: string): Promise<string>;
}

declare module 'diagram-js-minimap' {
  /** The small map as a module of diagram-js; its service is made with an injector. */
  const minimap: { minimap: ['type', new (...services: never[]) => { toggle: (isOpen: boolean) => void }] };
  export default minimap;
}
