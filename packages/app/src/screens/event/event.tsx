import type { Resource } from '@lattice/api/resource';
import type { EventReport, SavedEvent } from '@lattice/api/eventCalls';
import { CrudTable, type DataSource } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { useTranslator } from '../../records/translate.ts';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { mayReport, reportFields } from '../../features/event/reportForm.ts';
import { useUrgeAction } from '../../features/supervision/useUrgeAction.ts';

interface Reports {
  saveEventInfo: (report: EventReport) => Promise<SavedEvent>;
}

const REPORTED = '1';

/** The list of events; those who may report one add it by a report, and nobody edits one beside its moves. */
function EventList({ definition }: { definition: Resource }) {
  const say = useTranslator();
  const { user } = useSnapshot(session);
  const isReporter = mayReport(definition, user?.role_name ?? '');
  const overrides = useMemo(
    (): Partial<DataSource> =>
      isReporter
        ? {
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
          }
        : {},
    [definition, isReporter, say],
  );
  const register = useRegister(definition, overrides);
  const reported = useMemo(() => reportFields(register.fields), [register.fields]);
  const urge = useUrgeAction();
  const { crudActions } = register;
  const actions = useMemo(() => [...urge, ...(crudActions ?? [])], [urge, crudActions]);
  const isAdding = register.state.view.open?.mode === 'add';
  return (
    <CrudTable
      {...register}
      crudActions={actions}
      fields={isAdding ? reported : register.fields}
      rights={{ ...register.rights, edit: false, copy: false }}
    />
  );
}

/** 事件: the list in which events are reported and moved on. */
export const Event = () => <PlainScreen path="event/event" List={EventList} />;
