import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useName } from '../../../navigation/useName.ts';
import { useFlowCategories } from '../list/useFlowCategories.ts';
import { useHistory } from './useHistory.ts';

/** What a process is called, and the name of its category where that is another, '' else. */
export interface ProcessNames {
  name: string;
  kind: string;
}

/**
 * The names of the process of an instance, which its page gets too; the category stands for the process until that is
 * known. `route` is the part of the page's address.
 */
export function useProcessName(route: string, processInstanceId: string): ProcessNames {
  const { t } = useLingui();
  const { process: named } = useParams();
  const { nameOf } = useFlowCategories();
  const { data: [line] = [] } = useHistory(processInstanceId);
  const known = line?.processDefinitionName ?? '';
  const kind = line?.categoryName || nameOf(route);
  // The pages of requests for leave name their category themselves.
  useName(named === undefined && known === kind ? '' : known);
  return { name: known || kind || t`流程`, kind: known === '' || kind === known ? '' : kind };
}
