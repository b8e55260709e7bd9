/** Kinds of nodes that the engine runs. */
export const nodeTypes: readonly string[] = [
  'StartEvent',
  'EndEvent',
  'UserTask',
  'ManualTask',
  'Task',
  'ServiceTask',
  'SendTask',
  'ExclusiveGateway',
  'ParallelGateway',
  'InclusiveGateway',
  'EventBasedGateway',
  'SubProcess',
  'BoundaryEvent',
  'IntermediateCatchEvent',
  'IntermediateThrowEvent',
];
/** What events of these nodes wait for or do. */
export const eventTypes: readonly string[] = ['Timer', 'Terminate', 'Error'];
/** Form of the key of a process. */
export const processKey = /^[A-Za-z_][\w.-]{0,99}$/;
/** Most turns of a node that is done several times. */
export const MAX_TURNS = 500;

const BEAN = /^\s*[$#]\{\s*(\w+)\s*\}\s*$/;

/** The name in a text such as `${noteTime}`; undefined where the text is anything else. */
export const beanName = (text: string): string | undefined => BEAN.exec(text)?.[1];

/** The list of a node that is done several times as an expression; vendors also allow the bare name of a variable. */
export const collectionExpression = (text: string): string =>
  text === '' || text.includes('{') ? text : `\${${text}}`;
