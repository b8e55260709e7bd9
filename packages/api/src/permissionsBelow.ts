/**
 * Codes of the entries of the side bar below which the permissions of definitions without an entry of their own stand,
 * by path.
 */
export const permissionsBelow: Readonly<Record<string, string>> = {
  'blade-flow/model': 'flow_model',
  'blade-flow/manager': 'flow_manager',
  'blade-flow/follow': 'flow_follow',
  'event/eventevaluate': 'event',
  'event/eventhandover': 'event',
  'event/eventprocess': 'event',
  gis: 'area_dispatch',
  visualization: 'area_dispatch',
  'visualization/dispatch': 'area_dispatch',
  'project/thrid': 'area_dispatch',
  'krd/license': 'krd_licence',
  'blade-auth/view-as': 'blade-user',
};
