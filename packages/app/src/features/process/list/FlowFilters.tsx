import type { CrudState } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { ListFilters } from './ListFilters.tsx';
import { useFlowCategories } from './useFlowCategories.ts';

interface FlowFiltersProps {
  /** The name of the list. */
  label: string;
  state: CrudState;
  /** The name of the range of days; without it there is none. */
  days?: string;
}

/** The filters above a list of the workflow: name of the process, category and a range of days. */
export function FlowFilters({ label, state, days }: FlowFiltersProps) {
  const { t } = useLingui();
  const { options } = useFlowCategories();
  return (
    <ListFilters
      label={label}
      state={state}
      filters={[
        { name: 'processDefinitionName', label: t`流程名称` },
        { name: 'category', label: t`流程分类`, options },
      ]}
      {...(days !== undefined && { days })}
    />
  );
}
