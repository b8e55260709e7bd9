/** Namespaces of the vendors whose files are read; all mean the same words, and a file keeps its own. */
const VENDORS = ['http://flowable.org/bpmn', 'http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn'] as const;
const [FLOWABLE] = VENDORS;

const attribute = (name: string) => ({ name, isAttr: true, type: 'String' });
const on = (name: string, element: string, ...names: readonly string[]) => ({ name, isAbstract: true, extends: [`bpmn:${element}`], properties: names.map(attribute) });
const inside = (name: string) => ({ name, superClass: ['Element'], properties: [{ name: 'body', isBody: true, type: 'String' }, { name: 'items', isMany: true, type: 'Element' }] });

/** Elements below `extensionElements`, which are kept as they are. */
const EXTENSIONS = [
  'TaskListener', 'ExecutionListener', 'EventListener', 'FormProperty', 'FormData', 'FormField', 'Value', 'Field', 'String', 'Expression', 'In', 'Out', 'InputOutput', 'InputParameter', 'OutputParameter', 'Properties', 'Property',
  'FailedJobRetryTimeCycle', 'CustomResource', 'Constraint', 'Validation', 'Map', 'Entry', 'List', 'Script', 'Connector', 'ConnectorId', 'Localization', 'Name', 'Attributes', 'Attribute', 'Action', 'Button', 'Assignee', 'CandidateUsers', 'CandidateGroups',
];

/** The words that vendors add to BPMN, as a package of the reader; it names the same as the server's. */
export const vendorPackage = {
  name: 'Flowable', uri: FLOWABLE, prefix: 'flowable', xml: { tagAlias: 'lowerCase' },
  types: [
    on('ForProcess', 'Process', 'candidateStarterUsers', 'candidateStarterGroups', 'isStartableInTasklist', 'versionTag', 'historyTimeToLive'),
    on('ForNode', 'FlowNode', 'async', 'asyncBefore', 'asyncAfter', 'exclusive', 'jobPriority'),
    on('ForStart', 'StartEvent', 'initiator', 'startFormKey', 'formFieldValidation'),
    on('ForTask', 'UserTask', 'assignee', 'owner', 'candidateUsers', 'candidateGroups', 'dueDate', 'priority', 'category', 'skipExpression', 'businessCalendarName', 'followUpDate', 'formFieldValidation'),
    on('ForForm', 'FlowNode', 'formKey', 'formRef'),
    on('ForActivity', 'Activity', 'class', 'expression', 'delegateExpression', 'resultVariable', 'resultVariableName', 'type', 'topic', 'triggerable'),
    on('ForLoop', 'MultiInstanceLoopCharacteristics', 'collection', 'elementVariable', 'elementIndexVariable'),
    ...EXTENSIONS.map(inside),
  ],
};

/** Attributes of nodes that the designer reads. */
export const nodeWords = ['assignee', 'owner', 'candidateUsers', 'candidateGroups', 'dueDate', 'priority', 'formKey', 'skipExpression', 'initiator', 'class', 'expression', 'delegateExpression', 'type', 'topic'] as const;

const renamed = (xml: string, from: string, to: string): string => xml.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`);

/** The vendor whose words a file uses; Flowable where it uses none. */
export const vendorOf = (xml: string): string => VENDORS.find((uri) => xml.includes(`"${uri}"`) || xml.includes(`'${uri}'`)) ?? FLOWABLE;

/** A file with the words of all vendors made those of Flowable. */
export const asFlowable = (xml: string): string => VENDORS.reduce((text, uri) => renamed(text, uri, FLOWABLE), xml);

/** A file with the words of Flowable made those of a vendor again. */
export const asVendor = (xml: string, vendor: string): string => renamed(xml, FLOWABLE, vendor);
