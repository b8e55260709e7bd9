import { useState } from 'react';
import type { CrudField } from '../CrudTable/CrudField.ts';
import * as css from '../CrudTable/conditions/AdvancedFilter.css.ts';
import { type ConditionDraft, ConditionList } from '../CrudTable/conditions/ConditionList.tsx';
import { conditionFields, readWhere, trimmedWhere, writeWhere } from '../CrudTable/conditions/where.ts';
import type { FormSources } from '../Form/FormSources.ts';
import type { Option } from '../Field/Option.ts';

export interface ConditionsProps {
  /** Fields of a register; those that can be compared are offered. */
  fields: readonly CrudField[];
  /** Conditions as one text of the wire; '' for none. What comes later from outside is not taken over: change `key`. */
  value: string;
  onChange: (value: string) => void;
  /** Entries of the dictionaries of the fields, by name. */
  dictionaries: ReadonlyMap<string, readonly Option[]>;
  /** Where records are chosen; default nowhere. */
  tree?: FormSources['tree'];
}

/** Conditions on the records of a register, all of which hold, or any; unfinished ones are left out of the value. */
export function Conditions({ fields, value, onChange, dictionaries, tree }: ConditionsProps) {
  const [start] = useState(() => readWhere(value));
  const [join, setJoin] = useState(start?.join ?? 'and');
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>(() =>
    (start?.conditions ?? []).map((condition, key) => ({ key, condition })),
  );
  const tell = (nextJoin: typeof join, next: readonly ConditionDraft[]) => {
    setJoin(nextJoin);
    setDrafts(next);
    const where = trimmedWhere({ join: nextJoin, conditions: next.map(({ condition }) => condition) });
    onChange(where === undefined ? '' : writeWhere(where));
  };
  return (
    <div className={css.filter}>
      <ConditionList
        join={join}
        {...(drafts.length > 1 && { onJoin: (next) => tell(next, drafts) })}
        drafts={drafts}
        onChange={(next) => tell(join, next)}
        fields={conditionFields(fields, [])}
        dictionaries={dictionaries}
        tree={tree}
      />
    </div>
  );
}
