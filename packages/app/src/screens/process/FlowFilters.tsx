import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import type { CrudState } from '@lattice/ui/CrudTable';
import { DateRangePicker } from '@lattice/ui/DateRangePicker';
import { Icon } from '@lattice/ui/Icon';
import { SearchField } from '@lattice/ui/SearchField';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import * as css from './process.css.ts';
import { useFlowCategories } from './useFlowCategories.ts';

/** Props of FlowFilters. */
export interface FlowFiltersProps {
  /** The name of the list. */
  label: string;
  state: CrudState;
  /** The name of the range of days; without it there is none. */
  days?: string;
}

const ranges = new Set(['beginDate', 'endDate']);
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** The filters above a list of the workflow: category, name of the process and a range of days. Nothing is asked before Enter or 查询. */
export function FlowFilters({ label, state: { view, change }, days }: FlowFiltersProps) {
  const { t } = useLingui();
  const { options } = useFlowCategories();
  const [draft, setDraft] = useState(view.filters);
  const [inForce, setInForce] = useState(view.filters);
  const known = JSON.stringify(inForce) === JSON.stringify(view.filters);
  if (!known) {
    setInForce(view.filters);
    setDraft(view.filters);
  }
  const put = (values: Readonly<Record<string, string>>) => setDraft((now) => ({ ...now, ...values }));
  const search = (asked = draft) => change({ page: 1, filters: Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value.trim()] as const).filter(([name, value]) => value !== '' && (!ranges.has(name) || isDay.test(value)))) });
  const clear = () => {
    setDraft({});
    change({ page: 1, filters: {} });
  };
  return (
    <Card>
      <form
        role="search"
        aria-label={t`${label}查询条件`}
        className={css.filters}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <SearchField label={t`流程名称`} value={draft.processDefinitionName ?? ''} onChange={(processDefinitionName) => put({ processDefinitionName })} onSearch={(processDefinitionName) => search({ ...draft, processDefinitionName })} isCompact />
        <Select label={t`流程分类`} value={draft.category ?? ''} onChange={(category) => put({ category })} options={options} placeholder={t`全部`} isCompact />
        {days !== undefined && <DateRangePicker label={days} value={{ from: draft.beginDate ?? '', to: draft.endDate ?? '' }} onChange={({ from, to }) => put({ beginDate: from, endDate: to })} canBeOpen isCompact />}
        <div className={css.buttons}>
          <Button type="submit" variant="primary" icon={<Icon of={Search} />}>{t`查询`}</Button>
          <Button onPress={clear}>{t`清空`}</Button>
        </div>
      </form>
    </Card>
  );
}
