import { Select } from '@lattice/ui/Select';
import { TimeField } from '@lattice/ui/TimeField';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KnownPoint, type Visit, anyVisit } from './chosenPoints.ts';
import * as css from './points.css.ts';
import { number } from '../number.css.ts';

interface PointVisitsProps {
  points: ReadonlyMap<string, KnownPoint>;
  /** Ids of the chosen points, in order. */
  value: readonly string[];
  /** The executors of the task; who goes where is asked where there are several. */
  members: readonly { value: string; label: string }[];
  visits: Readonly<Record<string, Visit>>;
  onChange: (id: string, visit: Visit) => void;
}

/** When and by whom each point of a patrol is visited; both may be left open. */
export function PointVisits({ points, value, members, visits, onChange }: PointVisitsProps) {
  const { t } = useLingui();
  const hasMembers = members.length > 1;
  return (
    <section className={css.visits} aria-label={t`到达时间和执行人`}>
      <h3 className={css.heading}>{hasMembers ? <Trans>到达时间和执行人</Trans> : <Trans>到达时间</Trans>}</h3>
      <ol className={css.list}>
        {value.map((id, at) => {
          const visit = visits[id] ?? anyVisit;
          const name = points.get(id)?.name ?? id;
          return (
            <li key={id} className={css.visit} data-members={hasMembers || undefined}>
              <span className={number} aria-hidden>
                {at + 1}
              </span>
              <span className={css.name}>{name}</span>
              <TimeField
                label={t`“${name}”计划到达时间`}
                labelPosition="hidden"
                isCompact
                granularity="minute"
                value={visit.planTime}
                onChange={(planTime) => onChange(id, { ...visit, planTime })}
              />
              {hasMembers && (
                <Select
                  label={t`“${name}”执行人`}
                  labelPosition="hidden"
                  isCompact
                  placeholder={t`全部执行人`}
                  options={members}
                  value={visit.gridMemberId}
                  onChange={(gridMemberId) => onChange(id, { ...visit, gridMemberId })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
