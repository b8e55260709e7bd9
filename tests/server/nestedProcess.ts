import fc from 'fast-check';
import { bpmnFile, flow } from './flowFiles.ts';

/** How often a part is done: so many times, of a list or of a number, one after the other or all at once. */
export interface Loop {
  isSequential: boolean;
  size: number;
  isList: boolean;
  /** Turns after which the others are left undone; 0 waits for all. */
  enough: number;
}

/**
 * A part of a process: a task, a wait for a time, parts at the same time (of which the last may end apart from the
 * others), or a sub-process.
 */
export type Part =
  | { is: 'task'; loop: Loop | null; hasDeadline: boolean }
  | { is: 'wait' }
  | { is: 'fork'; isInclusive: boolean; endsApart: boolean; ways: readonly Part[][] }
  | { is: 'sub'; loop: Loop | null; hasDeadline: boolean; parts: readonly Part[] };

const loop = fc.record({
  isSequential: fc.boolean(),
  size: fc.integer({ min: 0, max: 4 }),
  isList: fc.boolean(),
  enough: fc.constantFrom(0, 0, 0, 1, 2),
});
const maybeLoop = fc.option(loop, { freq: 3 });
const hasDeadline = fc.integer({ max: 5, min: 0 }).map((n) => n === 0);
const leaf = fc.oneof(
  { weight: 5, arbitrary: fc.record({ is: fc.constant('task' as const), loop: maybeLoop, hasDeadline }) },
  { weight: 1, arbitrary: fc.constant({ is: 'wait' as const }) },
);

/** Parts in a row, sub-processes and forks at most three deep. */
const parts = (depth: number): fc.Arbitrary<Part[]> =>
  fc.array(
    depth === 0
      ? leaf
      : fc.oneof(
          { weight: 2, arbitrary: leaf },
          {
            weight: 3,
            arbitrary: fc.record({
              is: fc.constant('sub' as const),
              loop: maybeLoop,
              hasDeadline,
              parts: parts(depth - 1),
            }),
          },
          {
            weight: 1,
            arbitrary: fc.record({
              is: fc.constant('fork' as const),
              isInclusive: fc.boolean(),
              endsApart: fc.boolean(),
              ways: fc.array(parts(depth - 1), { minLength: 2, maxLength: 3 }),
            }),
          },
        ),
    { minLength: 1, maxLength: 2 },
  );

/** How many steps parts need at most. */
export const sizeOf = (all: readonly Part[]): number =>
  all.reduce((sum, part) => {
    if (part.is === 'wait') return sum + 1;
    if (part.is === 'fork') return sum + part.ways.reduce((of, way) => of + sizeOf(way), 0);
    return sum + (part.loop?.size ?? 1) * (part.is === 'task' ? 1 : sizeOf(part.parts));
  }, 0);

/** A process of parts of at most as many steps as four in each of four. */
export const nestedParts = parts(3).filter((all) => sizeOf(all) <= 16);

/** Lists that processes of parts read: `list0` has none, `list4` four. */
export const lists = Object.fromEntries(
  Array.from({ length: 5 }, (_, size) => [`list${size}`, Array.from({ length: size }, (__, n) => `${size}.${n}`)]),
);

/** Names of what the turns around a part know, the outermost first. */
export type Names = readonly { entry: string; index: string }[];

const expressionOf = (names: Names) =>
  [
    ...names.flatMap(({ entry, index }) => [...(entry === '' ? [] : [entry]), index]),
    ...(names.length === 0 ? [] : ['loopCounter', 'nrOfInstances', 'nrOfCompletedInstances', 'nrOfActiveInstances']),
  ]
    .map((name) => `\${${name}}`)
    .join(' ');

const loopText = ({ isSequential, size, isList, enough }: Loop, id: string) =>
  `<multiInstanceLoopCharacteristics isSequential="${isSequential}" v:elementIndexVariable="${id}n"${
    isList
      ? ` v:collection="\${list${size}}" v:elementVariable="${id}e">`
      : `><loopCardinality>${size}</loopCardinality>`
  }${enough === 0 ? '' : `<completionCondition>\${nrOfCompletedInstances >= ${enough}}</completionCondition>`}` +
  '</multiInstanceLoopCharacteristics>';

/** Names of the turns of a part, beside those around it. */
export const namesWithin = (names: Names, id: string, { loop: own }: { loop: Loop | null }): Names =>
  own === null ? names : [...names, { entry: own.isList ? `${id}e` : '', index: `${id}n` }];

/** A timer whose time tells apart the turns around it. */
const timer = (names: Names) => {
  const [hours = 0, minutes = 0, seconds = 0] = names.map(({ index }) => `\${${index}}`);
  const time = `P1DT${hours}H${minutes}M${seconds}S`;
  return `<timerEventDefinition><timeDuration>${time}</timeDuration></timerEventDefinition>`;
};

/** What `timer` waits in milliseconds, by the numbers of the turns around it. */
export const timerMs = ([hours = 0, minutes = 0, seconds = 0]: readonly number[]): number =>
  (((24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

/** Elements of parts in a row from one node to another, ids beginning with `id`. */
function row(all: readonly Part[], id: string, names: Names, from: string, to: string): string {
  const xml = all.map((part, n) => {
    const [at, out] = [`${id}_${n}`, `${id}_${n}o`];
    const into = flow(`${at}in`, n === 0 ? from : `${id}_${n - 1}o`, part.is === 'fork' ? `${at}f` : at);
    const merge = `<exclusiveGateway id="${out}"/>`;
    if (part.is === 'wait')
      return (
        `${into}<intermediateCatchEvent id="${at}">${timer(names)}</intermediateCatchEvent>` +
        `${flow(`${at}to`, at, out)}${merge}`
      );
    if (part.is === 'fork') {
      const kind = part.isInclusive ? 'inclusiveGateway' : 'parallelGateway';
      const ways = part.ways.map((way, m) => {
        const isApart = part.endsApart && m === part.ways.length - 1;
        const end = isApart
          ? `<exclusiveGateway id="${at}c" default="${at}ce"/>${flow(`${at}cj`, `${at}c`, `${at}j`, '1 > 2')}` +
            `${flow(`${at}ce`, `${at}c`, `${at}e`)}<endEvent id="${at}e"/>`
          : '';
        return row(way, `${at}x${m}`, names, `${at}f`, isApart ? `${at}c` : `${at}j`) + end;
      });
      const gateways = [`<${kind} id="${at}f"/>`, `<${kind} id="${at}j"/>`];
      return `${into}${gateways.join('')}${ways.join('')}${flow(`${at}to`, `${at}j`, out)}${merge}`;
    }
    const within = namesWithin(names, at, part);
    const turns = part.loop === null ? '' : loopText(part.loop, at);
    const late = part.hasDeadline
      ? `<boundaryEvent id="${at}late" attachedToRef="${at}">${timer(names)}</boundaryEvent>` +
        flow(`${at}lo`, `${at}late`, out)
      : '';
    const element =
      part.is === 'task'
        ? `<userTask id="${at}" name="${expressionOf(within)}">${turns}</userTask>`
        : `<subProcess id="${at}">${turns}${scope(part.parts, at, within)}</subProcess>`;
    return `${into}${element}${late}${flow(`${at}to`, at, out)}${merge}`;
  });
  return `${xml.join('')}${flow(`${id}end`, `${id}_${all.length - 1}o`, to)}`;
}

const scope = (all: readonly Part[], id: string, names: Names): string =>
  `<startEvent id="${id}s"/>${row(all, id, names, `${id}s`, `${id}e`)}<endEvent id="${id}e"/>`;

/** A BPMN file of a process of parts. */
export const nestedFile = (all: readonly Part[]): string => bpmnFile('Nested', '嵌套', scope(all, 'p', []));
