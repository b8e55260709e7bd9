import type { DrawnElement, Geometry, ModelerServices } from './DrawnElement.ts';

/** What a rearrangement is about: the places that are taken next, by id; after it, those that were left. */
export interface Rearrangement {
  places: ReadonlyMap<string, Geometry>;
}

/**
 * The command of bpmn-js that puts many elements elsewhere at once; nothing is laid out by it, and undone it puts them
 * back to the pixel.
 */
export class Rearrange {
  static readonly $inject = ['elementRegistry', 'bpmnUpdater'];
  private readonly registry: ModelerServices['elementRegistry'];
  private readonly updater: ModelerServices['bpmnUpdater'];

  constructor(registry: ModelerServices['elementRegistry'], updater: ModelerServices['bpmnUpdater']) {
    this.registry = registry;
    this.updater = updater;
  }

  execute(context: Rearrangement): DrawnElement[] {
    const left = new Map<string, Geometry>();
    const changed: DrawnElement[] = [];
    for (const [id, place] of context.places) {
      const element = this.registry.get(id);
      if (element === undefined) continue;
      const { x, y, width, height, waypoints } = element;
      left.set(id, waypoints === undefined ? { x, y, width, height } : { x, y, width, height, waypoints });
      changed.push(element);
      if (waypoints === undefined) {
        Object.assign(element, place);
        this.updater.updateBounds(element);
      } else {
        element.waypoints = place.waypoints ?? waypoints;
        this.updater.updateConnectionWaypoints(element);
      }
    }
    context.places = left;
    return changed;
  }

  revert(context: Rearrangement): DrawnElement[] {
    return this.execute(context);
  }
}
