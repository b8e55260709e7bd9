import { accountWithoutRole } from '@lattice/api/accountWithoutRole';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { type FreshPassword, user } from '@lattice/api/resources/blade-user';
import type { CrudAction, CrudMenu, DataSource } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useCallback, useMemo, useState } from 'react';
import { type Chosen, useAccountActions } from '../features/accounts/useAccountActions.ts';
import { useViewAs } from '../features/accounts/useViewAs.ts';
import { useTreeBeside } from '../features/besideTree/useTreeBeside.ts';
import { PlainScreen } from '../features/register/PlainScreen.tsx';
import { useMandate } from '../features/separation/useSeparation.ts';
import { useRegister } from '../features/register/RegisterTable.tsx';
import { useCodes } from '../session/useCodes.ts';

const FreshPasswords = lazyPart(async () => (await import('../features/accounts/FreshPasswords.tsx')).FreshPasswords);
const SessionsDialog = lazyPart(async () => (await import('../features/accounts/SessionsDialog.tsx')).SessionsDialog);
const DormantDialog = lazyPart(async () => (await import('../features/accounts/DormantDialog.tsx')).DormantDialog);
const DueDialog = lazyPart(async () => (await import('../features/accounts/DueDialog.tsx')).DueDialog);
const SightDialog = lazyPart(async () => (await import('../features/rights/SightDialog.tsx')).SightDialog);

type Fresh = Pick<FreshPassword, 'account' | 'password'>;

const none: readonly (CrudAction | CrudMenu)[] = [];

function Users({ definition }: { definition: Resource }) {
  const [fresh, setFresh] = useState<readonly Fresh[]>([]);
  const show = useCallback((more: readonly Fresh[]) => setFresh((known) => [...known, ...more]), []);
  const [sight, setSight] = useState<Chosen | null>(null);
  const [signedIn, setSignedIn] = useState<Chosen | null>(null);
  const [isDormant, setDormant] = useState(false);
  const [isDue, setDue] = useState(false);
  const openDue = useCallback(() => setDue(true), []);
  const mayReset = useCodes()?.has(permissionCode(user, 'reset-password')) === true;
  const openDormant = useCallback(() => setDormant(true), []);
  const actions = useAccountActions({
    onFresh: show,
    onSight: setSight,
    onSessions: setSignedIn,
    onDormant: openDormant,
    onDue: openDue,
  });
  const kept = useMandate() === '' ? definition : accountWithoutRole;
  const { source, crudActions = none, ...register } = useRegister(kept);
  // A new account gets a random password, which its answer alone tells; an import makes several.
  const telling = useMemo((): DataSource => {
    const { submit, ...rest } = source;
    return {
      ...rest,
      ...(submit && {
        submit: async (row) => {
          const answer = await submit(row);
          if (typeof answer === 'object' && answer !== null && 'password' in answer)
            show([{ account: String(row.account), password: String(answer.password) }]);
          return answer;
        },
      }),
    };
  }, [show, source]);
  const views = useViewAs();
  const all = useMemo(() => [...actions, ...views, ...crudActions], [actions, crudActions, views]);
  const list = useTreeBeside(kept, 'deptId', { ...register, source: telling, crudActions: all });
  return (
    <>
      <TreeAndTable {...list} />
      {fresh.length > 0 && <FreshPasswords passwords={fresh} onClose={() => setFresh([])} />}
      {signedIn && <SessionsDialog userId={signedIn.id} name={signedIn.name} onClose={() => setSignedIn(null)} />}
      {isDormant && <DormantDialog onClose={() => setDormant(false)} />}
      {isDue && <DueDialog canReset={mayReset} onFresh={show} onClose={() => setDue(false)} />}
      {sight && <SightDialog userId={sight.id} name={sight.name} onClose={() => setSight(null)} />}
    </>
  );
}

/** 用户: the accounts beside the departments, with roles, passwords and platforms. */
export function User() {
  return <PlainScreen path="blade-user" List={Users} />;
}
