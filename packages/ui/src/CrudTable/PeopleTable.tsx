import { useMemo } from 'react';
import { toast } from '../Toast/Toast.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';
import { type CrudRights, CrudTable, type CrudTableProps, type CrudView, useMemoryState } from './CrudTable.tsx';
import { checkPerson, manyPeople, peopleFields, peopleSources } from './manyPeople.ts';
import { memorySource } from './memorySource.ts';

/** Props of the list of the stories. */
export interface PeopleTableProps extends Partial<Pick<CrudTableProps, 'recordIn' | 'store' | 'fields' | 'shownActions' | 'actionsWidth' | 'source' | 'isTree' | 'isUnpaged' | 'isVirtual' | 'detail' | 'drafts' | 'onTask'>> {
  /** Milliseconds before each answer; default 20. */
  latency?: number;
  /** Which calls fail; default none. */
  failing?: 'none' | 'reading' | 'writing';
  /** How many people there are; default 100,000. */
  count?: number;
  start?: Partial<CrudView>;
  actions?: NonNullable<CrudTableProps['crudActions']>;
  rights?: CrudRights;
}

const all: CrudRights = { add: true, edit: true, remove: true, view: true, copy: true, export: true, import: true };

/** A list of a hundred thousand people in memory, slow or failing as asked. */
export function PeopleTable({ latency = 20, failing = 'none', count = 100_000, start, actions, rights = all, source: given, ...rest }: PeopleTableProps) {
  const state = useMemoryState(start);
  const source = useMemo(() => given ?? memorySource(manyPeople().slice(0, count), {
    latency,
    failure: (call) => ((call === 'page' ? failing === 'reading' : failing === 'writing' && call !== 'detail') ? '服务器没有回应，请稍后重试' : undefined),
  }), [given, latency, failing, count]);
  return (
    <>
      <CrudTable
        label="人员" name="people" title="name" fields={peopleFields} source={source} state={state} sources={peopleSources} validate={checkPerson} rights={rights} actionsWidth={230} shownActions={4} {...(actions && { crudActions: actions })}
        onChanged={(what, name, undo) => (what === 'saved' ? toast.success(`已保存${name}`) : toast.info(`已删除${name}`, undo && { action: { label: '撤销', onPress: undo } }))} {...rest}
      />
      <ToastRegion />
      <output hidden>{JSON.stringify(state.view)}</output>
    </>
  );
}
