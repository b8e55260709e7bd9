import { LookUp } from '@lattice/ui/LookUp';
import { useLingui } from '@lingui/react/macro';
import { type LookUpWords, lookUpPerson } from './lookUp/lookUp.ts';
import { MemberCard } from './MemberCard.tsx';
import { add as adding } from './People.css.ts';
import { useEntryChoices } from './useEntryChoices.ts';
import type { HouseholdForm } from './useHouseholdForm.ts';

interface PeopleProps {
  form: HouseholdForm;
  words: LookUpWords;
  /** The person on whose own page this stands, who needs no way there; default none. */
  self?: string;
}

/** The people of a household, each with what may be entered of them, and the box by which another one is added. */
export function People({ form, words, self }: PeopleProps) {
  const { t } = useLingui();
  const choices = useEntryChoices();
  const { page, actions, formRef, householderPhone, registrationOfFirst, onTyped, add, keepBox } = form;
  return (
    <>
      {page.members.map((member, at) => (
        <div key={member.key} data-member={member.key}>
          <MemberCard
            member={member}
            place={at + 1}
            choices={choices}
            hasWay={member.row !== null && member.row.id !== self}
            formRef={formRef}
            householderPhone={householderPhone}
            registration={registrationOfFirst}
            onTyped={onTyped}
            onFold={(isOpen) => actions.fold(member.key, isOpen)}
            {...(member.resident === null && { onRemove: () => actions.remove(member.key) })}
            onAddEntry={(path) => actions.addEntry(member.key, path)}
            onRemoveEntry={(entry) => actions.removeEntry(member.key, entry)}
          />
        </div>
      ))}
      <div className={adding}>
        <LookUp
          ref={keepBox}
          label={t`添加人员：身份证号`}
          description={t`已登记的人直接带出；没有登记的输入完整身份证号，按回车新增`}
          find={(said) => lookUpPerson(said, words)}
          onChoose={(hit) => void add(hit)}
        />
      </div>
    </>
  );
}
