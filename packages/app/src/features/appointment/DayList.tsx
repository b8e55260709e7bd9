import { pageQuery } from '@lattice/api/pageQuery';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { CrudTable, type DataSource, useMemoryState } from '@lattice/ui/CrudTable';
import { Icon } from '@lattice/ui/Icon';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from '../../records/state/useStore.ts';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { useRegister } from '../register/RegisterTable.tsx';
import { useCallAction } from './useCallAction.ts';

const DaySheet = lazyPart(async () => (await import('./DaySheet.tsx')).DaySheet);

interface DayListProps {
  definition: Resource;
  day: string;
  isToday: boolean;
  /** Key of the slot; '' for the whole day. */
  slot: string;
  /** The service; null for all. */
  service: { id: string; name: string } | null;
  /** Whether there is a place left to book. */
  isOpen: boolean;
}

const COLUMNS = ['timeSlot', 'callNumber', 'personName', 'serviceId', 'phone', 'demand', 'status'];
const SEARCHED = new Set(['personName', 'phone', 'status', 'appointNo']);

/** The appointments of a day, with what can be done to each. */
export function DayList({ definition, day, isToday, slot, service, isOpen }: DayListProps) {
  const { t } = useLingui();
  const [isPrinting, setPrinting] = useState(false);
  const state = useMemoryState({ size: 20 });
  const store = useStore('scentre/calendar');
  const serviceId = service?.id ?? '';
  const overrides = useMemo(
    (): Partial<DataSource> => ({
      page: async (query, signal) =>
        rowsIn(
          await client(esServiceAppointmentrecord).page(
            {
              ascs: 'time_slot,call_number,appoint_no',
              ...(await pageQuery(query, definition.fields, false)),
              appointDate: day,
              ...(slot !== '' && { timeSlot: slot }),
              ...(serviceId !== '' && { serviceId }),
            },
            { signal },
          ),
        ),
    }),
    [definition, day, slot, serviceId],
  );
  const { crudActions = [], fields, rights, ...register } = useRegister(definition, overrides);
  const calls = useCallAction(isToday);
  const actions = useMemo(() => [...calls, ...crudActions], [calls, crudActions]);
  const shown = useMemo(
    () =>
      fields
        .map((field) => ({ ...field, search: SEARCHED.has(field.name), list: COLUMNS.includes(field.name) }))
        .sort((a, b) => COLUMNS.indexOf(a.name) - COLUMNS.indexOf(b.name)),
    [fields],
  );
  const may = useMemo(
    () => ({ ...rights, copy: false, import: false, add: rights?.add === true && isOpen }),
    [rights, isOpen],
  );
  const defaults = useMemo(
    () => ({
      appointDate: day,
      ...(slot !== '' && { timeSlot: slot }),
      ...(service !== null && { serviceId: service.id, serviceIdName: service.name }),
    }),
    [day, slot, service],
  );
  return (
    <>
      <CrudTable
        {...register}
        name="scentre/calendar"
        label={t`${day} 的预约`}
        fields={shown}
        rights={may}
        state={state}
        store={store}
        defaults={defaults}
        crudActions={actions}
        toolbar={<Button icon={<Icon of={Printer} />} onPress={() => setPrinting(true)}>{t`打印当日安排`}</Button>}
      />
      {isPrinting && <DaySheet day={day} source={register.source} onClose={() => setPrinting(false)} />}
    </>
  );
}
