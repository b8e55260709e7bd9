import { townDay } from '@lattice/api/townTime';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { Button } from '@lattice/ui/Button';
import { daysOfMonth } from '@lattice/ui/CalendarBoard';
import { Card } from '@lattice/ui/Card';
import { MonthPicker } from '@lattice/ui/MonthPicker';
import { Page, PageTools } from '@lattice/ui/Page';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as css from '../../features/appointment/appointment.css.ts';
import { DayList } from '../../features/appointment/DayList.tsx';
import { isFull, placesOn, servicesIn } from '../../features/appointment/quota.ts';
import { QuotaBoard } from '../../features/appointment/QuotaBoard.tsx';
import { useAppointmentMonth } from '../../features/appointment/useAppointmentMonth.ts';
import { question } from '../../features/report/report.css.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { session } from '../../session/session.ts';

const none: Awaited<ReturnType<ReturnType<typeof formSourcesIn>['options']>> = [];

/** What the calendar shows, from its address: today by default. */
function useChoice() {
  const go = useGo();
  const [params] = useSearch();
  const [today] = useState(() => townDay());
  const day = params.get('day') ?? today;
  return {
    today,
    day,
    slot: params.get('slot') ?? '',
    serviceId: params.get('serviceId') ?? '',
    change: (next: Readonly<Record<string, string>>) =>
      go(`?${new URLSearchParams({ ...Object.fromEntries(params), ...next }).toString()}`, { replace: true }),
  };
}

/** 预约日历: the places of a month by day and slot, and the appointments of the chosen day with their handling. */
export function Calendar() {
  const { t, i18n } = useLingui();
  const { abilities } = useSnapshot(session);
  const { today, day, slot, serviceId, change } = useChoice();
  const month = day.slice(0, 7);
  const definition = answerOf(useQuery(definitionQuery(esServiceAppointmentrecord.path)));
  const quota = answerOf(useAppointmentMonth(month));
  const { data: slots = none } = useQuery({
    queryKey: ['rows', 'time slots', i18n.locale],
    queryFn: async () => formSourcesIn(i18n.locale).options('time_slot'),
  });
  const fault = definition.fault ?? quota.fault;
  if (fault !== null) return fault;
  if (definition.data === undefined) return <PageSkeleton />;
  const services = quota.data === undefined ? [] : servicesIn(quota.data, serviceId);
  const service = serviceId === '' ? null : (services[0] ?? null);
  const [places, ofDay] = [placesOn(services, day, slot), placesOn(services, day, '')];
  const isClosed = quota.data?.closed.includes(day) === true;
  const isPast = day < today;
  const isTaken = service !== null && (isFull(places) || isFull(ofDay));
  const { taken, quota: most } = places;
  const note = isClosed
    ? t`不办公，不接受预约`
    : isPast
      ? t`已经过去，不能再预约`
      : isTaken
        ? t`已约满，请改约其他日期或时段`
        : most === null
          ? t`已约 ${taken}`
          : t`已约 ${taken} / ${most}`;
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  const slotName = slots.find(({ value }) => value === slot)?.label ?? t`全天`;
  return (
    <Page title={t`预约日历`}>
      <Stack>
        <Card>
          <div className={question}>
            <MonthPicker
              label={t`月份`}
              value={month}
              isRequired
              onChange={(next) => change({ day: next === today.slice(0, 7) ? today : `${next}-01` })}
            />
            <Select
              label={t`服务事项`}
              value={serviceId}
              placeholder={t`全部事项`}
              options={(quota.data?.services ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => change({ serviceId: next })}
            />
          </div>
          {abilities.includes('appointments') && (
            <QuotaBoard
              month={quota.data}
              days={daysOfMonth(month)}
              today={today}
              serviceId={serviceId}
              slots={slots}
              onOpen={(chosen, on) => change({ slot: chosen, day: on })}
            />
          )}
        </Card>
        <Card>
          <div className={css.facts}>
            <h2 className={css.day}>{`${day} ${weekday} · ${slotName}`}</h2>
            <span className={css.note}>{note}</span>
            <div className={css.last}>
              {slot !== '' && <Button onPress={() => change({ slot: '' })}>{t`看全天`}</Button>}
              {day !== today && <Button onPress={() => change({ day: today, slot: '' })}>{t`回到今天`}</Button>}
            </div>
          </div>
          <PageTools value={undefined}>
            <DayList
              definition={definition.data}
              day={day}
              isToday={day === today}
              slot={slot}
              service={service}
              isOpen={!isClosed && !isPast && !isTaken}
            />
          </PageTools>
        </Card>
      </Stack>
    </Page>
  );
}
