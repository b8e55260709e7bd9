import { pageQuery } from '@lattice/api/pageQuery';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import type { Resource } from '@lattice/api/resource';
import { CrudTable, type DataSource } from '@lattice/ui/CrudTable';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useReportAction } from '../../features/psychology/useReportAction.ts';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { definitionQuery } from '../../records/resources.ts';
import { rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';

interface RecordsProps {
  definition: Resource;
  sourceType: string;
}

const TOLD = new Set(['sourceType']);

function Records({ definition, sourceType }: RecordsProps) {
  const overrides = useMemo(
    (): Partial<DataSource> => ({
      page: async (query, signal) =>
        rowsIn(
          await client(appletanswerrecord).page(
            { ...(await pageQuery(query, definition.fields, false)), sourceType },
            { signal },
          ),
        ),
    }),
    [definition, sourceType],
  );
  const { crudActions = [], fields, ...register } = useRegister(definition, overrides);
  const report = useReportAction();
  const actions = useMemo(() => [report, ...crudActions], [report, crudActions]);
  const shown = useMemo(
    () => fields.map((field) => (TOLD.has(field.name) ? { ...field, search: false, list: false } : field)),
    [fields],
  );
  return <CrudTable {...register} fields={shown} crudActions={actions} />;
}

/** The answered scales of people of a kind, each with its report and its follow-up. */
export function RecordsScreen() {
  const { t } = useLingui();
  const { sourceType = '1' } = useParams();
  const { data, fault } = answerOf(useQuery(definitionQuery(appletanswerrecord.path)));
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page title={sourceType === '1' ? t`网格员测评记录` : t`群众测评记录`}>
      <Records key={sourceType} definition={data} sourceType={sourceType} />
    </Page>
  );
}
