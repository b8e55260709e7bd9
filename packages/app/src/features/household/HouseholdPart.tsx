import { townDay } from '@lattice/api/townTime';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { EnterWalk } from '@lattice/ui/EnterWalk';
import { LookUp } from '@lattice/ui/LookUp';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { errorText } from '../../base/errorText.ts';
import { HouseCard, StayForm } from './HouseCard.tsx';
import { HouseholdPlace } from './HouseholdPlace.ts';
import { lookUpAny } from './lookUp/lookUp.ts';
import { People } from './People.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useHouseholdForm } from './useHouseholdForm.ts';
import { useLookUpWords } from './lookUp/useLookUpWords.ts';

interface HouseholdPartProps {
  /** The house whose people are shown; '' where the person lives in none that is known. */
  houseId: string;
  /** The person on whose page this stands; default none, on the page of a house. */
  person?: CrudRow;
}

function Household({ houseId, person }: HouseholdPartProps) {
  const { t } = useLingui();
  const { isReady, ...words } = useLookUpWords();
  const form = useHouseholdForm();
  const { page, actions, message, setMessage, newCount, formRef, choose, send } = form;
  const { house, members } = page;
  const shown = useRef(false);
  const open = useCallback(async () => (houseId === '' ? undefined : actions.openHouse(houseId)), [actions, houseId]);
  const tell = useCallback((error: unknown) => setMessage(errorText(error)), [setMessage]);
  const leave = () => {
    actions.clear();
    setMessage('');
    open().catch(tell);
  };
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    actions.begin(open).catch(tell);
  }, [actions, open, tell]);
  const count = members.length;
  const label = person === undefined ? t`住在这里的人（${count}）` : t`同住的人（${count}）`;
  const homeless = t`所住房屋`;
  const isHomeless = houseId === '' && house.kind === 'none';
  if (!isReady || (houseId !== '' && house.kind === 'none' && message === ''))
    return <Skeleton kind="rows" count={4} />;
  return (
    <section aria-label={isHomeless ? homeless : label}>
      <Text as="h2" size="base">
        {isHomeless ? homeless : label}
      </Text>
      <EnterWalk onSend={() => void send(false)}>
        {isHomeless && (
          <LookUp
            label={t`地址`}
            description={t`还没有登记所住的房屋：例如“枫桥花园 3-2-501”，按回车查找或登记新房屋`}
            find={async (said) => {
              const { hits, isSure = false } = await lookUpAny(said, words);
              return { hits: hits.filter(({ kind }) => kind === 'house' || kind === 'newHouse'), isSure };
            }}
            onChoose={(hit, said) => void choose(hit, said).then(async () => person && actions.addKnown(person))}
          />
        )}
        {house.kind === 'new' && (
          <HouseCard house={house} formRef={formRef} today={townDay()} hasNew onReady={nothing} />
        )}
        {house.kind === 'known' && newCount > 0 && <StayForm house={house} formRef={formRef} today={townDay()} />}
        {house.kind !== 'none' && <People form={form} words={words} {...(person && { self: person.id })} />}
        <SaveBar form={form} onLeave={leave} />
      </EnterWalk>
    </section>
  );
}

const nothing = () => undefined;

/**
 * The household on the page of a house or of one of its people: who lives there is shown, added and entered in further
 * registers by the parts of the page that registers households.
 */
export function HouseholdPart(part: HouseholdPartProps) {
  const place = `part-${part.houseId}-${part.person?.id ?? ''}`;
  return (
    <HouseholdPlace key={place} value={place}>
      <Household {...part} />
    </HouseholdPlace>
  );
}
