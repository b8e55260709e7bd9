import { townDay } from '@lattice/api/townTime';
import type { Resource } from '@lattice/api/resource';
import { pageQuery } from '@lattice/api/pageQuery';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { Button } from '@lattice/ui/Button';
import { CrudTable, type DataSource } from '@lattice/ui/CrudTable';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { use, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as css from '../../features/appointment/appointment.css.ts';
import { CounsellingBoard } from '../../features/counselling/CounsellingBoard.tsx';
import { type Choice, beginsWith, hoursOn } from '../../features/counselling/hours.ts';
import { useCounsellingMonth } from '../../features/counselling/useCounsellingMonth.ts';
import { OwnPageOf } from '../../features/record/OwnPageOf.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

const MONTH = 7;

/** The source of the list: the appointments of the chosen counsellor and day, or all of them. */
const useChosenRows = (definition: Resource, choice: Choice | null) =>
  useMemo(
    (): Partial<DataSource> =>
      choice === null
        ? {}
        : {
            page: async (query, signal) =>
              rowsIn(
                await client(consultingappointment).page(
                  {
                    ...(await pageQuery(query, definition.fields, false)),
                    expertId: choice.expertId,
                    appointDate: choice.day,
                  },
                  { signal },
                ),
              ),
          },
    [definition, choice],
  );

function Appointments({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const isRecord = use(OwnPageOf) !== undefined;
  const [today] = useState(() => townDay());
  const [month, setMonth] = useState(today.slice(0, MONTH));
  const [choice, setChoice] = useState<Choice | null>(null);
  const asked = useCounsellingMonth(month);
  const { data } = asked;
  const register = useRegister(definition, useChosenRows(definition, choice));
  const expert = data?.experts.find(({ id }) => id === choice?.expertId);
  const hours = expert === undefined || choice === null ? [] : hoursOn(expert, choice.day);
  const defaults = useMemo(() => beginsWith(data, choice), [data, choice]);
  return (
    <Stack gap="md">
      {!isRecord && abilities.includes('counselling') && (
        <CounsellingBoard
          month={month}
          today={today}
          asked={asked}
          onMonth={(next) => {
            setMonth(next);
            setChoice(null);
          }}
          onOpen={(expertId, day) => setChoice({ expertId, day })}
        />
      )}
      {choice !== null && (
        <div className={css.facts}>
          <h2 className={css.day}>{`${choice.day} · ${expert?.name ?? ''}`}</h2>
          <span className={css.note}>
            {hours
              .map(({ startTime, endTime, taken, quota }) => {
                const span = `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`;
                return t`${span} 已约 ${taken} / ${quota}`;
              })
              .join(' · ')}
          </span>
          <div className={css.last}>
            <Button onPress={() => setChoice(null)}>{t`看全部预约`}</Button>
          </div>
        </div>
      )}
      <CrudTable {...register} defaults={defaults} />
    </Stack>
  );
}

/** 咨询预约: the hours of counsellors in a month, and the appointments in them with their handling. */
export const Consultingappointment = () => (
  <PlainScreen path="psychological/consultingappointment" List={Appointments} />
);
