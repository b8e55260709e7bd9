import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { flowLooks } from '../../FlowViewer/flowLooks.ts';
import { layOutAnew } from '../../FlowViewer/diagram/layOut.ts';
import { placeLabels } from '../../FlowViewer/diagram/placeLabels.ts';
import type { Geometry, ModelerServices } from './DrawnElement.ts';

/**
 * Where everything of a BPMN file would stand if it came without places, labels included, by id; `element` has the font
 * of its words. Throws where it is no BPMN.
 */
export async function newPlaces(xml: string, element: HTMLElement): Promise<ReadonlyMap<string, Geometry>> {
  const viewer = new NavigatedViewer<Pick<ModelerServices, 'elementRegistry'>>(flowLooks(element));
  placeLabels(viewer);
  try {
    await viewer.importXML(await layOutAnew(xml));
    const drawn = viewer.get('elementRegistry').getAll();
    return new Map(
      drawn.map(({ id, x, y, width, height, waypoints }) => [
        id,
        {
          x,
          y,
          width,
          height,
          ...(waypoints && { waypoints: waypoints.map((point) => ({ x: point.x, y: point.y })) }),
        },
      ]),
    );
  } finally {
    viewer.destroy();
  }
}
