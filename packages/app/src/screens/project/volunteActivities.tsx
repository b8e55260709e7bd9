import type { Resource } from '@lattice/api/resource';
import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CodedRegister } from '../../features/codes/CodedRegister.ts';
import { useCodeSheets } from '../../features/codes/useCodeSheets.tsx';
import { filteredAddress, filteredPages } from '../../features/register/filteredPages.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const signUps = filteredPages.find(({ of }) => of === volunteActivities.path);
/** Characters of a name that go into its code: more make it too dense to be read off paper. */
const NAME = 12;
const shortName = (name: unknown, id: string) => (typeof name === 'string' && name !== '' ? name.slice(0, NAME) : id);
/** States in which people sign up or check in: recruiting, full, under way. */
const OPEN = new Set<unknown>(['1', '2', '3']);

const codes: CodedRegister = {
  definition: volunteActivities,
  listed: ['activityName', 'startTime', 'endTime', 'address'],
  labelled: ['activityName', 'startTime'],
  isCoded: ({ status }) => OPEN.has(status),
  codeOf: ({ id, activityName }) =>
    signUps === undefined ? '' : `${location.origin}${filteredAddress(signUps, id, shortName(activityName, id))}`,
};

function Activities({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { crudActions = [], ...register } = useRegister(definition);
  const { action, window } = useCodeSheets(codes, t`扫码报名与签到`);
  const actions = useMemo(() => [...crudActions, action], [crudActions, action]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {window}
    </>
  );
}

/** 志愿活动: activities, each with a QR code that leads a phone to its sign-ups, where people are checked in. */
export const VolunteActivities = () => <PlainScreen path="project/volunteActivities" List={Activities} />;
