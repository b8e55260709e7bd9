import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { useTranslator } from '../../records/translate.ts';
import { isDirty } from './household.ts';
import type { Found } from './lookUp/lookUp.ts';
import { useHousehold } from './useHousehold.ts';

type Values = Readonly<Record<string, unknown>>;

/** How somebody is registered, as the first of a household is. */
const REGISTERED = ['registration', 'householdRegion', 'householdAddress'] as const;

/**
 * A household that is registered or changed: what is on the page, who was found and added, and how it is saved and
 * refused.
 */
export function useHouseholdForm() {
  const { t } = useLingui();
  const say = useTranslator();
  const { page, formRef, actions, save } = useHousehold(say);
  const { house, members } = page;
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [cleared, setCleared] = useState(0);
  const [added, setAdded] = useState('');
  const people = useRef<HTMLInputElement | null>(null);
  const summary = useRef<HTMLDivElement | null>(null);
  const typed = useRef(new Map<string, Values>());
  const keepBox = useCallback((element: HTMLInputElement | null) => {
    people.current = element;
  }, []);
  const keepTold = useCallback((element: HTMLDivElement | null) => {
    summary.current = element;
  }, []);
  const dirty = isDirty(page);
  useUnsaved(dirty);
  useEffect(() => {
    if (message !== '') summary.current?.focus();
  }, [message]);
  // The form of whoever was added takes focus at the first thing to fill in.
  useEffect(() => {
    if (added === '') return;
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`[data-member="${added}"] input`)];
    (inputs.find(({ value }) => value === '') ?? people.current)?.focus();
  }, [added]);

  const guarded = async (work: () => Promise<unknown>) => {
    setMessage('');
    await work().catch((error: unknown) => setMessage(errorText(error)));
  };
  const openHouse = (id: string) =>
    guarded(async () => {
      await actions.openHouse(id);
      people.current?.focus();
    });
  const add = (hit: Found) =>
    guarded(async () => {
      if (hit.kind === 'newPerson') setAdded(actions.addNew(hit.idCard));
      if (hit.kind === 'person') setAdded(await actions.addKnown(hit.row));
    });
  const choose = async (hit: Found, said: string) => {
    if (hit.kind === 'house') return openHouse(hit.houseId);
    if (hit.kind === 'person' && house.kind === 'none' && String(hit.row.houseId ?? '') !== '')
      return guarded(() => actions.openHouse(String(hit.row.houseId)));
    if (hit.kind === 'newHouse') return guarded(async () => actions.newHouse(said, hit.proposed));
    return add(hit);
  };
  const reset = () => {
    typed.current.clear();
    setMessage('');
    actions.clear();
    setCleared((before) => before + 1);
  };
  /** Saves what is on the page; then the next household is begun, or the house is shown as it is now. */
  const send = async (goesOn: boolean): Promise<void> => {
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
        typed.current.clear();
        actions.clear();
        await actions.openHouse(saved.houseId);
      }
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  const ofFirst = (): Values => typed.current.get(members[0]?.key ?? '') ?? {};
  return {
    page,
    formRef,
    actions,
    dirty,
    message,
    setMessage,
    isSaving,
    cleared,
    /** Keeps the box by which people are added. */
    keepBox,
    /** Keeps what says why nothing was saved. */
    keepTold,
    newCount: members.filter(({ resident }) => resident === null).length,
    choose,
    add,
    reset,
    send,
    onTyped: (key: string, values: Values) => void typed.current.set(key, values),
    householderPhone: () => String(ofFirst().phone ?? ''),
    registrationOfFirst: (): Values => {
      const first = { registration: 'here', householdRegion: '', householdAddress: '', ...ofFirst() };
      return Object.fromEntries(REGISTERED.map((name) => [name, first[name]]));
    },
  };
}

/** All that the parts of a household need to know of it. */
export type HouseholdForm = ReturnType<typeof useHouseholdForm>;
