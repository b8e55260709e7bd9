import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { longFlow } from '../longFlow.ts';

const xml = longFlow();
let viewer: NavigatedViewer | null = null;

document.querySelector('#open')?.addEventListener('click', () => {
  const made = new NavigatedViewer({ container: document.querySelector<HTMLElement>('#canvas') ?? undefined });
  viewer = made;
  void made
    .importXML(xml)
    .then(() => made.get<{ zoom: (to: string, centre: string) => void }>('canvas').zoom('fit-viewport', 'auto'));
});
document.querySelector('#close')?.addEventListener('click', () => viewer?.destroy());
