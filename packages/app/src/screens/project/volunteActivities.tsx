import { type Resource, permissionCode } from '@lattice/api/resource';
import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { type CrudAction, CrudTable, type CrudRow } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CodedRegister } from '../../features/codes/CodedRegister.ts';
import { useCodeSheets } from '../../features/codes/useCodeSheets.tsx';
import { codeAddress, volunteers } from '../../features/volunteers/activityCode.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const CodeDialog = lazyPart(async () => (await import('../../features/volunteers/CodeDialog.tsx')).CodeDialog);

/** States in which people sign up or check in: recruiting, full, under way. */
const OPEN = new Set<unknown>(['1', '2', '3']);
const isCoded = ({ status }: CrudRow) => OPEN.has(status);

const codes: CodedRegister = {
  definition: volunteActivities,
  listed: ['activityName', 'startTime', 'endTime', 'address'],
  labelled: ['activityName', 'code'],
  isCoded,
  prepare: async (rows) => {
    const known = new Map((await volunteers.codes(rows.map(({ id }) => id))).map(({ id, code }) => [id, code]));
    return rows.map((row) => ({ ...row, code: known.get(row.id) ?? '' }));
  },
  codeOf: ({ code }) => codeAddress(String(code)),
};

function Activities({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions = [], ...register } = useRegister(definition);
  const permissions = useCodes();
  const { abilities } = useSnapshot(session);
  const may = abilities.includes('volunteerCodes') && permissions?.has(permissionCode(definition, 'edit')) === true;
  const [shown, setShown] = useState<CrudRow | null>(null);
  const { action, window } = useCodeSheets(codes, t`扫码报名与签到`);
  const actions = useMemo(() => {
    if (!may) return crudActions;
    const show: CrudAction = {
      id: 'showCode',
      label: t`显示签到码`,
      icon: QrCode,
      scope: 'row',
      changesRows: false,
      isShown: isCoded,
      run: async ([row]) => setShown(row ?? null),
    };
    return [...crudActions, show, action];
  }, [crudActions, action, may, t]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {window}
      {shown !== null && (
        <CodeDialog id={shown.id} name={String(shown.activityName ?? '')} onClose={() => setShown(null)} />
      )}
    </>
  );
}

/** 志愿活动: activities, each with a code by which volunteers sign up, check in and out on their telephones. */
export const VolunteActivities = () => <PlainScreen path="project/volunteActivities" List={Activities} />;
