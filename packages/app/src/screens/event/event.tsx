import type { Resource } from '@lattice/api/resource';
import type { EventReport, SavedEvent } from '@lattice/api/resources/event/event';
import { CrudTable, type DataSource } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../queryClient.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { PlainScreen } from '../plain/PlainScreen.tsx';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { useSay } from '../../records/translate.ts';
import { useRegister } from '../plain/useRegister.tsx';
import { mayReport, reportFields } from './reportForm.ts';

interface Reports {
  saveEventInfo: (report: EventReport) => Promise<SavedEvent>;
}

const REPORTED = '1';

/** The list of events; those who may report one add it by a report, and nobody edits one beside its moves. */
function EventList({ definition }: { definition: Resource }) {
  const say = useSay();
  const { user } = useSnapshot(session);
  const isReporter = mayReport(definition, user?.role_name ?? '');
  const overrides = useMemo(
    (): Partial<DataSource> => (isReporter ? {
      submit: async (row) => {
        try {
          const { saveEventInfo } = client(definition) as unknown as Reports;
          const saved = await saveEventInfo({ ...row, eventStatus: REPORTED });
          await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
          return saved;
        } catch (error) {
          throw await saveFailureOf(error, definition, say);
        }
      },
    } : {}),
    [definition, isReporter, say],
  );
  const register = useRegister(definition, overrides);
  const reported = useMemo(() => reportFields(register.fields), [register.fields]);
  const defaults = useMemo(() => ({ reportName: user?.real_name ?? '' }), [user?.real_name]);
  const isAdding = register.state.view.open?.mode === 'add';
  return <CrudTable {...register} fields={isAdding ? reported : register.fields} defaults={defaults} rights={{ ...register.rights, edit: false, copy: false }} />;
}

/** 事件: the list in which events are reported and moved on. */
export const Event = () => <PlainScreen path="event/event" List={EventList} />;
