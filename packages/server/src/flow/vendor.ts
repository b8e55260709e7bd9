/** Namespaces of the vendors whose files run here; all mean the same words. */
const VENDORS = ['http://flowable.org/bpmn', 'http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn'] as const;
const OURS = 'urn:lattice:bpmn';

const attribute = (name: string) => ({ name, isAttr: true, type: 'String' });
const on = (name: string, element: string, ...names: readonly string[]) => ({ name, isAbstract: true, extends: [`bpmn:${element}`], properties: names.map(attribute) });
const inside = (name: string) => ({ name, superClass: ['Element'], properties: [{ name: 'body', isBody: true, type: 'String' }, { name: 'items', isMany: true, type: 'Element' }] });

/** Elements below `extensionElements`; what is said in them is kept, and judged at deployment. */
const EXTENSIONS = [
  'TaskListener', 'ExecutionListener', 'EventListener', 'FormProperty', 'FormData', 'FormField', 'Value', 'Field', 'String', 'Expression', 'In', 'Out', 'InputOutput', 'InputParameter', 'OutputParameter', 'Properties', 'Property',
  'FailedJobRetryTimeCycle', 'CustomResource', 'Constraint', 'Validation', 'Map', 'Entry', 'List', 'Script', 'Connector', 'ConnectorId', 'Localization', 'Name', 'Attributes', 'Attribute', 'Action', 'Button', 'Assignee', 'CandidateUsers', 'CandidateGroups',
];

/** The words that vendors add to BPMN, as a package of the reader: one for all of them, since two would claim the same attributes. */
export const vendorPackage = {
  name: 'Vendor', uri: OURS, prefix: 'vendor', xml: { tagAlias: 'lowerCase' },
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
} as const;

/** The text of a file with the namespaces of all vendors made one; the file itself is kept as it came. */
export const oneVendor = (xml: string): string => VENDORS.reduce((text, uri) => text.replaceAll(`"${uri}"`, `"${OURS}"`).replaceAll(`'${uri}'`, `'${OURS}'`), xml);
