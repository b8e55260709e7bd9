import type { DrawnElement, ModelerServices, ShapeWish } from './DrawnElement.ts';

type Translate = (text: string) => string;
type Act = (event: Event, element: DrawnElement) => void;

interface Entry {
  group: string;
  className: string;
  title: string;
  action: { click: Act; dragstart?: Act };
}

interface Providers {
  registerProvider: (provider: unknown) => void;
}

interface Create {
  start: (
    event: Event,
    shape: DrawnElement | readonly DrawnElement[],
    hints?: { source?: DrawnElement; hints?: { autoSelect: readonly DrawnElement[] } },
  ) => void;
}

/** What the palette beside the canvas offers: tools, and the nodes that the server runs. */
class Palette {
  static readonly $inject = [
    'palette',
    'create',
    'elementFactory',
    'handTool',
    'lassoTool',
    'spaceTool',
    'globalConnect',
    'translate',
  ];
  readonly getPaletteEntries: () => Readonly<Record<string, Entry>>;

  constructor(
    palette: Providers,
    create: Create,
    factory: ModelerServices['elementFactory'],
    hand: { activateHand: (event: Event) => void },
    lasso: { activateSelection: (event: Event) => void },
    space: { activateSelection: (event: Event) => void },
    connect: { start: (event: Event) => void },
    translate: Translate,
  ) {
    const tool = (className: string, title: string, click: Act): Entry => ({
      group: 'tools',
      className,
      title: translate(title),
      action: { click },
    });
    const node = (className: string, title: string, wish: ShapeWish): Entry => {
      const start: Act = (event) => {
        const shape = factory.createShape(wish);
        if (wish.isExpanded !== true) return create.start(event, shape);
        const begin = factory.createShape({ type: 'bpmn:StartEvent' });
        create.start(event, [shape, Object.assign(begin, { x: 40, y: 82, parent: shape })], {
          hints: { autoSelect: [shape] },
        });
      };
      return { group: 'nodes', className, title: translate(title), action: { click: start, dragstart: start } };
    };
    this.getPaletteEntries = () => ({
      'hand-tool': tool('bpmn-icon-hand-tool', 'Activate hand tool', (event) => hand.activateHand(event)),
      'lasso-tool': tool('bpmn-icon-lasso-tool', 'Activate lasso tool', (event) => lasso.activateSelection(event)),
      'space-tool': tool('bpmn-icon-space-tool', 'Activate create/remove space tool', (event) =>
        space.activateSelection(event),
      ),
      'global-connect-tool': tool('bpmn-icon-connection-multi', 'Activate global connect tool', (event) =>
        connect.start(event),
      ),
      'create.start-event': node('bpmn-icon-start-event-none', 'Create start event', { type: 'bpmn:StartEvent' }),
      'create.user-task': node('bpmn-icon-user-task', 'Create user task', { type: 'bpmn:UserTask' }),
      'create.exclusive-gateway': node('bpmn-icon-gateway-xor', 'Create exclusive gateway', {
        type: 'bpmn:ExclusiveGateway',
      }),
      'create.parallel-gateway': node('bpmn-icon-gateway-parallel', 'Create parallel gateway', {
        type: 'bpmn:ParallelGateway',
      }),
      'create.subprocess-expanded': node('bpmn-icon-subprocess-expanded', 'Create expanded sub-process', {
        type: 'bpmn:SubProcess',
        isExpanded: true,
      }),
      'create.end-event': node('bpmn-icon-end-event-none', 'Create end event', { type: 'bpmn:EndEvent' }),
    });
    palette.registerProvider(this);
  }
}

const isNode = ({ type, waypoints, labelTarget }: DrawnElement) =>
  waypoints === undefined && labelTarget === undefined && /Task$|Gateway$|Event$|SubProcess$/.test(type);

/** What the pad beside a chosen node offers. */
class Pad {
  static readonly $inject = ['contextPad', 'autoPlace', 'create', 'elementFactory', 'connect', 'modeling', 'translate'];
  readonly getContextPadEntries: (element: DrawnElement) => Readonly<Record<string, Entry>>;
  readonly getMultiElementContextPadEntries: (elements: readonly DrawnElement[]) => Readonly<Record<string, Entry>>;

  constructor(
    pad: Providers,
    autoPlace: ModelerServices['autoPlace'],
    create: Create,
    factory: ModelerServices['elementFactory'],
    connect: { start: Act },
    modeling: ModelerServices['modeling'],
    translate: Translate,
  ) {
    const append = (className: string, title: string, wish: ShapeWish): Entry => ({
      group: 'model',
      className,
      title: translate(title),
      action: {
        click: (_, element) => void autoPlace.append(element, factory.createShape(wish)),
        dragstart: (event, element) => create.start(event, factory.createShape(wish), { source: element }),
      },
    });
    const remove = (elements: (element: DrawnElement) => readonly DrawnElement[]): Entry => ({
      group: 'edit',
      className: 'bpmn-icon-trash',
      title: translate('Delete'),
      action: { click: (_, element) => modeling.removeElements(elements(element)) },
    });
    this.getMultiElementContextPadEntries = (elements) => ({ delete: remove(() => elements) });
    this.getContextPadEntries = (element) => ({
      ...(isNode(element) &&
        element.type !== 'bpmn:EndEvent' && {
          'append.user-task': append('bpmn-icon-user-task', 'Append user task', { type: 'bpmn:UserTask' }),
          'append.gateway': append('bpmn-icon-gateway-xor', 'Append exclusive gateway', {
            type: 'bpmn:ExclusiveGateway',
          }),
          'append.end-event': append('bpmn-icon-end-event-none', 'Append end event', { type: 'bpmn:EndEvent' }),
          connect: {
            group: 'connect',
            className: 'bpmn-icon-connection-multi',
            title: translate('Connect to other element'),
            action: {
              click: (event, from) => connect.start(event, from),
              dragstart: (event, from) => connect.start(event, from),
            },
          },
        }),
      delete: remove((one) => [one]),
    });
    pad.registerProvider(this);
  }
}

/** The palette and the pad of the designer, in place of those of bpmn-js, which offer what is not run here. */
export const paletteParts = { paletteProvider: ['type', Palette], contextPadProvider: ['type', Pad] } as const;
