import type { Resource } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Checkbox } from '@lattice/ui/Checkbox';
import { CrudTable } from '@lattice/ui/CrudTable';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { List, SquareKanban } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { definitionQuery } from '../../records/resources.ts';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { byKeyboard } from '../process/list/process.css.ts';
import { stepRow } from '../process/list/stepRow.ts';
import { setTriage, triage } from '../process/list/triage.ts';
import { usePageKeys } from '../process/list/usePageKeys.ts';
import { PageSkeleton } from '../screen/PageSkeleton.tsx';
import { answerOf } from '../screen/answerOf.tsx';
import type { Desk } from './Desk.ts';
import { useDeskRegister } from './useDeskRegister.ts';

const DeskBoard = lazyPart(async () => (await import('./DeskBoard.tsx')).DeskBoard);

interface DeskScreenProps {
  /** Keep it the same object between renders. */
  desk: Desk;
  /** Buttons of the desk itself; none by default. */
  actions?: ReactNode;
}

/** A page on which people work through records: as a list with tabs and keys, or as a board by state. */
export function DeskScreen({ desk, actions }: DeskScreenProps) {
  const { i18n, t } = useLingui();
  const { data, fault } = answerOf(useQuery(definitionQuery(desk.of)));
  const [params] = useSearch();
  const go = useGo();
  const isBoard = params.get('as') === 'board';
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  const title = i18n._(desk.title);
  const other = (
    <Button
      icon={<Icon of={isBoard ? List : SquareKanban} />}
      onPress={() => go(isBoard ? `/${desk.path}` : `/${desk.path}?as=board`)}
    >
      {isBoard ? t`列表` : t`看板`}
    </Button>
  );
  return (
    <Page
      title={title}
      actions={
        isBoard && (
          <>
            {other}
            {actions}
          </>
        )
      }
    >
      {desk.note !== undefined && <Alert>{i18n._(desk.note)}</Alert>}
      {isBoard ? (
        <DeskBoard definition={data} desk={desk} label={title} />
      ) : (
        <DeskList
          definition={data}
          desk={desk}
          toolbar={
            <>
              {other}
              {actions}
            </>
          }
        />
      )}
    </Page>
  );
}

interface DeskListProps {
  definition: Resource;
  desk: Desk;
  toolbar: ReactNode;
}

function DeskList({ definition, desk, toolbar }: DeskListProps) {
  const { t } = useLingui();
  const page = useRef<HTMLDivElement>(null);
  const { isNextOpened, areKeysOn } = useSnapshot(triage);
  const register = useDeskRegister(definition, desk);
  usePageKeys(page, areKeysOn, (key) => {
    if (page.current === null || !['j', 'k'].includes(key)) return false;
    stepRow(page.current, key === 'k' ? 'ArrowUp' : 'ArrowDown');
    return true;
  });
  const hasMoves = (register.crudActions ?? []).length > 0;
  return (
    <div ref={page}>
      <CrudTable
        {...register}
        toolbar={
          <>
            {hasMoves && (
              <span className={byKeyboard}>
                <Checkbox
                  label={t`办理后自动打开下一条`}
                  value={isNextOpened}
                  onChange={(isOn) => setTriage('isNextOpened', isOn)}
                />
              </span>
            )}
            {toolbar}
          </>
        }
      />
    </div>
  );
}
