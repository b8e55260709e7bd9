import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { FormSources } from '../Form/FormSources.ts';
import { looksOf } from '../kinds/looksOf.ts';
import * as css from './RecordView.css.ts';
import type { FactGroup } from './recordParts.ts';
import { WideFacts } from './WideFacts.tsx';

interface FactGroupsProps {
  groups: readonly FactGroup[];
  row: Readonly<Record<string, unknown>>;
  sources: FormSources;
  /** Level of the headings. */
  level: 2 | 3 | 4;
  /** Draws the value of a field. */
  draw: (field: CrudField) => ReactNode;
}

function Fact({ field, children }: { field: CrudField; children: ReactNode }) {
  const id = useId();
  const isLong = looksOf(field).family === 'longtext' || (field.span ?? 1) > 1;
  return (
    <div className={css.entry} data-wide={isLong || undefined}>
      <dt id={id} className={css.label}>
        {field.label}
      </dt>
      <dd aria-labelledby={id} className={css.value}>
        {children}
      </dd>
    </div>
  );
}

function Group({
  group: { label, told, wide, empty },
  isOpen,
  onOpen,
  row,
  sources,
  level,
  draw,
}: Omit<FactGroupsProps, 'groups'> & { group: FactGroup; isOpen: boolean; onOpen: () => void }) {
  const { t } = useLingui();
  const Heading = `h${level}` as const;
  const shown = isOpen ? [...told, ...empty] : told;
  const count = empty.length;
  const more = count > 0 && !isOpen && (
    <Button variant="quiet" size="small" onPress={onOpen}>
      {t`未填 ${count} 项`}
    </Button>
  );
  return (
    <section className={css.group} aria-label={label || undefined}>
      {(label !== '' || more) && (
        <div className={css.heading}>
          {label !== '' && <Heading className={css.heading}>{label}</Heading>}
          {more}
        </div>
      )}
      {shown.length > 0 && (
        <dl className={css.list}>
          {shown.map((field) => (
            <Fact key={field.name} field={field}>
              {empty.includes(field) ? '—' : draw(field)}
            </Fact>
          ))}
        </dl>
      )}
      {wide.length > 0 && <WideFacts fields={wide} row={row} sources={sources} />}
    </section>
  );
}

/** What a record says, group by group; groups that say nothing are folded into one line, and open by a press. */
export function FactGroups({ groups, ...rest }: FactGroupsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const show = (key: string) => setOpen((now) => new Set([...now, key]));
  const says = ({ key, told, wide }: FactGroup) => told.length + wide.length > 0 || open.has(key);
  const silent = groups.filter((group) => !says(group));
  return (
    <>
      {groups.filter(says).map((group) => (
        <Group key={group.key} group={group} isOpen={open.has(group.key)} onOpen={() => show(group.key)} {...rest} />
      ))}
      {silent.length > 0 && (
        <div className={css.folded}>
          {silent.map(({ key, label }) => (
            <Button key={key} variant="quiet" size="small" onPress={() => show(key)}>
              {label === '' ? t`其他（空，展开）` : t`${label}（空，展开）`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
