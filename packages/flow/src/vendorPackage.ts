/** Namespaces of the vendors whose files are read. All mean the same attributes; a file keeps its own namespace. */
const VENDORS = ['http://flowable.org/bpmn', 'http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn'] as const;
const [FLOWABLE] = VENDORS;

const attribute = (name: string) => ({ name, isAttr: true, type: 'String' });
const on = (name: string, element: string, ...names: readonly string[]) => ({
  name,
  isAbstract: true,
  extends: [`bpmn:${element}`],
  properties: names.map(attribute),
});
const inside = (name: string) => ({
  name,
  superClass: ['Element'],
  properties: [
    { name: 'body', isBody: true, type: 'String' },
    { name: 'items', isMany: true, type: 'Element' },
  ],
});

/** Elements below `extensionElements`; they are kept as they are, and judged at deployment. */
const EXTENSIONS = [
  'TaskListener',
  'ExecutionListener',
  'EventListener',
  'FormProperty',
  'FormData',
  'FormField',
  'Value',
  'Field',
  'String',
  'Expression',
  'In',
  'Out',
  'InputOutput',
  'InputParameter',
  'OutputParameter',
  'Properties',
  'Property',
  'FailedJobRetryTimeCycle',
  'CustomResource',
  'Constraint',
  'Validation',
  'Map',
  'Entry',
  'List',
  'Script',
  'Connector',
  'ConnectorId',
  'Localization',
  'Name',
  'Attributes',
  'Attribute',
  'Action',
  'Button',
  'Assignee',
  'CandidateUsers',
  'CandidateGroups',
];

/**
 * The attributes and elements that vendors add to BPMN, as a package of bpmn-moddle. There is one for all vendors,
 * since two would claim the same attributes; so read files through `asFlowable`.
 */
export const vendorPackage = {
  name: 'Flowable',
  uri: FLOWABLE,
  prefix: 'flowable',
  xml: { tagAlias: 'lowerCase' },
  types: [
    on(
      'ForProcess',
      'Process',
      'candidateStarterUsers',
      'candidateStarterGroups',
      'isStartableInTasklist',
      'versionTag',
      'historyTimeToLive',
    ),
    on('ForNode', 'FlowNode', 'async', 'asyncBefore', 'asyncAfter', 'exclusive', 'jobPriority'),
    on('ForStart', 'StartEvent', 'initiator', 'startFormKey', 'formFieldValidation'),
    on(
      'ForTask',
      'UserTask',
      'assignee',
      'owner',
      'candidateUsers',
      'candidateGroups',
      'dueDate',
      'priority',
      'category',
      'skipExpression',
      'businessCalendarName',
      'followUpDate',
      'formFieldValidation',
    ),
    on('ForForm', 'FlowNode', 'formKey', 'formRef'),
    on(
      'ForActivity',
      'Activity',
      'class',
      'expression',
      'delegateExpression',
      'resultVariable',
      'resultVariableName',
      'type',
      'topic',
      'triggerable',
    ),
    on('ForLoop', 'MultiInstanceLoopCharacteristics', 'collection', 'elementVariable', 'elementIndexVariable'),
    ...EXTENSIONS.map(inside),
  ],
};

/** Attributes of vendors that `FlowNode` holds. */
export const nodeAttributes = [
  'assignee',
  'owner',
  'candidateUsers',
  'candidateGroups',
  'dueDate',
  'priority',
  'formKey',
  'skipExpression',
  'initiator',
  'class',
  'expression',
  'delegateExpression',
  'type',
  'topic',
] as const;

const renamed = (xml: string, from: string, to: string): string =>
  xml.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`);

/** The namespace of the vendor that a file uses; Flowable where it uses none. */
export const vendorOf = (xml: string): string =>
  VENDORS.find((uri) => xml.includes(`"${uri}"`) || xml.includes(`'${uri}'`)) ?? FLOWABLE;

/** The text of a file with the namespaces of all vendors replaced by that of Flowable. */
export const asFlowable = (xml: string): string => VENDORS.reduce((text, uri) => renamed(text, uri, FLOWABLE), xml);

/** The text of a file with the namespace of Flowable replaced by that of a vendor. */
export const asVendor = (xml: string, vendor: string): string => renamed(xml, FLOWABLE, vendor);
