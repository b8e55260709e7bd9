import { townDay } from '@lattice/api/townTime';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { EnterWalk } from '@lattice/ui/EnterWalk';
import { LookUp } from '@lattice/ui/LookUp';
import { Page } from '@lattice/ui/Page';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { HouseCard } from '../../features/household/HouseCard.tsx';
import { HouseholdPlace } from '../../features/household/HouseholdPlace.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { lookUpAny } from '../../features/household/lookUp/lookUp.ts';
import { People } from '../../features/household/People.tsx';
import { SaveBar } from '../../features/household/SaveBar.tsx';
import { useHouseholdForm } from '../../features/household/useHouseholdForm.ts';
import { useHouseOfAddress } from '../../features/household/useHouseOfAddress.ts';
import { useLookUpWords } from '../../features/household/lookUp/useLookUpWords.ts';
import * as css from './household.css.ts';

function Household() {
  const { t } = useLingui();
  const { isReady, ...words } = useLookUpWords();
  const form = useHouseholdForm();
  const { house, members } = form.page;
  const { cleared, formRef, actions, setMessage, newCount, choose, send } = form;
  const box = useRef<HTMLInputElement>(null);
  const houseCard = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cleared > 0) box.current?.focus();
  }, [cleared]);
  const leadToHouse = useCallback(() => {
    const empty = [...(houseCard.current?.querySelectorAll('input') ?? [])].find(
      ({ required, ariaRequired, value }) => (required || ariaRequired === 'true') && value === '',
    );
    empty?.focus();
  }, []);
  useHouseOfAddress(isReady, actions, setMessage);
  if (!isReady) return <PageSkeleton />;
  return (
    <Page title={t`一户登记`}>
      <EnterWalk className={css.page} onSend={() => void send(true)}>
        <Card>
          <LookUp
            key={cleared}
            ref={box}
            label={t`地址或证件号`}
            description={t`例如“枫桥花园 3-2-501”、完整身份证号、末四位、姓名或姓氏，按回车查找`}
            find={(said) => lookUpAny(said, words)}
            onChoose={(hit, said) => void choose(hit, said)}
            autoFocus
          />
        </Card>
        {house.kind !== 'none' && (
          <div ref={houseCard}>
            <HouseCard
              key={house.kind === 'known' ? house.row.id : house.words}
              house={house}
              formRef={formRef}
              today={townDay()}
              hasNew={newCount > 0}
              onReady={leadToHouse}
            />
          </div>
        )}
        {(house.kind !== 'none' || members.length > 0) && (
          <Card title={t`人员（${members.length}）`}>
            <People form={form} words={words} />
          </Card>
        )}
        {house.kind === 'none' && members.length > 0 && (
          <Alert tone="warning">
            <Trans>还没有房屋：请在上面的框里输入地址，查找或登记这户人家住的房屋。</Trans>
          </Alert>
        )}
        <SaveBar form={form} goesOn />
      </EnterWalk>
    </Page>
  );
}

/**
 * Registers a household on one page: from an address or a number to the house, its people, their relations and
 * registers, saved together.
 */
export function HouseholdScreen() {
  const [params] = useSearch();
  const place = `page-${params.get('house') ?? ''}`;
  return (
    <HouseholdPlace key={place} value={place}>
      <Household />
    </HouseholdPlace>
  );
}
