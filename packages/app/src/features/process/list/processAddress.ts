import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';

/** Stands in an address for a process without a form of its own, and for a record that there is not. */
const NO_FORM = 'task';
const NO_RECORD = '0';

type Place = Pick<BladeFlow, 'taskId' | 'processInstanceId' | 'businessId'>;

const routeIn = (route: string | undefined) => encodeURIComponent(route ?? NO_FORM);
const recordIn = (id: string) => (id === '' ? NO_RECORD : id);

/** The id of a record as an address has it; '' where there is none. */
export const recordOf = (part: string): string => (part === NO_RECORD ? '' : part);

/** Where a process is asked for. */
export const formAddress = (route: string, definitionId: string): string =>
  `/work/process/${routeIn(route)}/form/${encodeURIComponent(definitionId)}`;

/** Where a task is done; `route` names the form of its process, if it has one. */
export const handleAddress = (route: string | undefined, { taskId, processInstanceId, businessId }: Place): string =>
  `/work/process/${routeIn(route)}/handle/${taskId}/${processInstanceId}/${recordIn(businessId)}`;

/** Where a process is looked at. */
export const detailAddress = (
  route: string | undefined,
  { processInstanceId, businessId }: Omit<Place, 'taskId'>,
): string => `/work/process/${routeIn(route)}/detail/${processInstanceId}/${recordIn(businessId)}`;
