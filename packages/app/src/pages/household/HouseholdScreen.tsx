import { todayInChina } from '@lattice/api/day';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { EnterWalk } from '@lattice/ui/EnterWalk';
import { LookUp } from '@lattice/ui/LookUp';
import { Page } from '@lattice/ui/Page';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { HouseCard } from '../../features/household/HouseCard.tsx';
import { isDirty } from '../../features/household/household.ts';
import { type Found, lookUpAny, lookUpPerson } from '../../features/household/lookUp.ts';
import { MemberCard } from '../../features/household/MemberCard.tsx';
import { useEntryChoices } from '../../features/household/useEntryChoices.ts';
import { useHouseOfAddress } from '../../features/household/useHouseOfAddress.ts';
import { useHousehold } from '../../features/household/useHousehold.ts';
import { useLookUpWords } from '../../features/household/useLookUpWords.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { errorText } from '../../base/errorText.ts';
import { useTranslator } from '../../records/translate.ts';
import * as css from './household.css.ts';

type Values = Readonly<Record<string, unknown>>;

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Registers a household on one page: from an address or a number to the house, its people, their relations and
 * registers, saved together.
 */
export function HouseholdScreen() {
  const { t } = useLingui();
  const say = useTranslator();
  const { isReady, ...words } = useLookUpWords();
  const choices = useEntryChoices();
  const { page, formRef, actions, save } = useHousehold(say);
  const { house, members } = page;
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [cleared, setCleared] = useState(0);
  const [added, setAdded] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const people = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const houseCard = useRef<HTMLDivElement>(null);
  const typed = useRef(new Map<string, Values>());
  const hasNew = members.some(({ resident }) => resident === null);
  const dirty = isDirty(page);
  useUnsaved(dirty);
  useEffect(() => {
    if (message !== '') told.current?.focus();
  }, [message]);
  useEffect(() => {
    if (cleared > 0) box.current?.focus();
  }, [cleared]);
  // The form of whoever was added takes focus at the first thing to fill in.
  useEffect(() => {
    if (added === '') return;
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`[data-member="${added}"] input`)];
    (inputs.find(({ value }) => value === '') ?? people.current)?.focus();
  }, [added]);
  const leadToHouse = useCallback(() => {
    const empty = [...(houseCard.current?.querySelectorAll('input') ?? [])].find(
      ({ required, ariaRequired, value }) => (required || ariaRequired === 'true') && value === '',
    );
    empty?.focus();
  }, []);
  useHouseOfAddress(isReady, actions.openHouse, setMessage);
  if (!isReady) return <PageSkeleton />;

  const guarded = async (work: () => Promise<unknown>) => {
    setMessage('');
    await work().catch((error: unknown) => setMessage(errorText(error)));
  };
  const choose = (hit: Found, said: string) =>
    guarded(async () => {
      if (hit.kind === 'house') {
        await actions.openHouse(hit.houseId);
        people.current?.focus();
      } else if (hit.kind === 'newHouse') actions.newHouse(said, hit.proposed);
      else if (hit.kind === 'newPerson') setAdded(actions.addNew(hit.idCard));
      else if (house.kind === 'none' && String(hit.row.houseId ?? '') !== '')
        await actions.openHouse(String(hit.row.houseId));
      else setAdded(await actions.addKnown(hit.row));
    });
  const add = (hit: Found) =>
    guarded(async () => {
      if (hit.kind === 'newPerson') setAdded(actions.addNew(hit.idCard));
      if (hit.kind === 'person') setAdded(await actions.addKnown(hit.row));
    });
  const reset = () => {
    typed.current.clear();
    setMessage('');
    actions.clear();
    setCleared((before) => before + 1);
  };
  const send = async (goesOn: boolean) => {
    if (isSaving || house.kind === 'none') return;
    setSaving(true);
    setMessage('');
    try {
      const saved = await save();
      if (saved.kind === 'refused') setMessage(saved.message);
      if (saved.kind !== 'saved') return;
      const { count } = saved;
      toast.success(t`已登记这一户，写入 ${count} 人`);
      if (goesOn) reset();
      else {
        actions.clear();
        await actions.openHouse(saved.houseId);
      }
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  const [first] = members;
  const householderPhone = () => String(typed.current.get(first?.key ?? '')?.phone ?? '');
  const registrationOfFirst = (): Values => {
    const {
      registration = 'here',
      householdRegion = '',
      householdAddress = '',
    } = typed.current.get(first?.key ?? '') ?? {};
    return { registration, householdRegion, householdAddress };
  };
  const newCount = members.filter(({ resident }) => resident === null).length;
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
              today={todayInChina()}
              hasNew={hasNew}
              onReady={leadToHouse}
            />
          </div>
        )}
        {(house.kind !== 'none' || members.length > 0) && (
          <Card title={t`人员（${members.length}）`}>
            {members.map((member, at) => (
              <div key={member.key} data-member={member.key}>
                <MemberCard
                  member={member}
                  place={at + 1}
                  choices={choices}
                  formRef={formRef}
                  householderPhone={householderPhone}
                  registration={registrationOfFirst}
                  onTyped={(key, values) => void typed.current.set(key, values)}
                  onFold={(isOpen) => actions.fold(member.key, isOpen)}
                  {...(member.resident === null && { onRemove: () => actions.remove(member.key) })}
                  onAddEntry={(path) => actions.addEntry(member.key, path)}
                  onRemoveEntry={(entry) => actions.removeEntry(member.key, entry)}
                />
              </div>
            ))}
            <div className={css.add}>
              <LookUp
                ref={people}
                label={t`添加人员：身份证号`}
                description={t`已登记的人直接带出；没有登记的输入完整身份证号，按回车新增`}
                find={(said) => lookUpPerson(said, words)}
                onChoose={(hit) => void add(hit)}
              />
            </div>
          </Card>
        )}
        {house.kind === 'none' && members.length > 0 && (
          <Alert tone="warning">
            <Trans>还没有房屋：请在上面的框里输入地址，查找或登记这户人家住的房屋。</Trans>
          </Alert>
        )}
        <div ref={told} tabIndex={-1} className={css.told}>
          {message !== '' && <Alert tone="critical">{message}</Alert>}
        </div>
        {(house.kind !== 'none' || dirty) && (
          <div className={css.bar}>
            <Text tone="muted" size="small" className={css.keys}>
              {newCount > 0 ? t`新增 ${newCount} 人。` : ''}
              {isApple ? t`⌘ + 回车保存，回车到下一项` : t`Ctrl + 回车保存，回车到下一项`}
            </Text>
            <Button variant="quiet" onPress={reset}>
              <Trans>清空</Trans>
            </Button>
            <Button isDisabled={house.kind === 'none' || !dirty} onPress={() => void send(false)}>
              <Trans>保存</Trans>
            </Button>
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={house.kind === 'none' || !dirty}
              onPress={() => void send(true)}
            >
              <Trans>保存并登记下一户</Trans>
            </Button>
          </div>
        )}
      </EnterWalk>
    </Page>
  );
}
