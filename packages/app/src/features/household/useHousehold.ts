import type { FormHandle } from '@lattice/ui/Form';
import type { CrudRow, SaveFailure } from '@lattice/ui/CrudTable';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Translate } from '@lattice/api/validate';
import { placeName } from '@lattice/api/household/place';
import { type Page, type Member, emptyPage, newKey } from './household.ts';
import { HouseholdPlace } from './HouseholdPlace.ts';
import { type KeptPage, keptPage, pageAgain } from './keptPage.ts';
import type { ProposedHouse } from './lookUp/findHouses.ts';
import { knownMember, loadHouse, newMember } from './loadHouse.ts';
import { browserStore } from '../../base/browserStore.ts';
import { draftKey, keptValue } from '../../records/kept/keptValue.ts';
import { payloadOf } from './payload.ts';
import { type Done, HouseholdFailure, saveTogether } from './saveTogether.ts';

type Values = Readonly<Record<string, unknown>>;

/** What came of saving: the house and the number of people, or where it was refused. */
export type Saved =
  | { kind: 'saved'; houseId: string; count: number }
  | { kind: 'incomplete' }
  | { kind: 'refused'; message: string };

const isSame = (member: Member, row: CrudRow) => member.row?.id === row.id;

/** The page of a household: what is on it, its forms, and the way to save them together. */
export function useHousehold(say: Translate) {
  const [page, setPage] = useState<Page>(emptyPage);
  const forms = useRef(new Map<string, FormHandle>());
  const refs = useRef(new Map<string, (form: FormHandle | null) => void>());
  const done = useRef<Done>(new Map());
  const kept = `household-${use(HouseholdPlace)}-`;
  const isBegun = useRef(false);
  const [store] = useState(() => keptValue<KeptPage>(`${kept}page`));
  // After the forms that left the page have kept their last words.
  useEffect(() => {
    if (!isBegun.current) return;
    const now = keptPage(page);
    if (now === null) browserStore.forget(draftKey(kept));
    else store.write(now);
  }, [page, kept, store]);

  /** Keeps the form of a key; the same function for the same key. */
  const formRef = useCallback((key: string) => {
    const known = refs.current.get(key);
    if (known !== undefined) return known;
    const keep = (form: FormHandle | null) => {
      if (form === null) forms.current.delete(key);
      else forms.current.set(key, form);
    };
    refs.current.set(key, keep);
    return keep;
  }, []);

  const actions = useMemo(() => {
    const change = (key: string, work: (member: Member) => Member) =>
      setPage((before) => ({ ...before, members: before.members.map((one) => (one.key === key ? work(one) : one)) }));
    const add = (member: Member) => setPage((before) => ({ ...before, members: [...before.members, member] }));
    return {
      /** Begins with what was being filled in here before, otherwise with `first`. */
      begin: async (first: () => Promise<void>) => {
        const before = store.read();
        isBegun.current = true;
        if (before === null) await first();
        else setPage(await pageAgain(before));
      },
      clear: () => {
        done.current = new Map();
        setPage(emptyPage);
      },
      /** Puts a known house on the page, with who lives there before who was added. */
      openHouse: async (id: string) => {
        const found = await loadHouse(id);
        setPage((before) => ({
          ...found,
          members: [
            ...found.members,
            ...before.members.filter(
              ({ resident, row }) =>
                resident === null && !(row !== null && found.members.some((one) => isSame(one, row))),
            ),
          ],
        }));
      },
      newHouse: (words: string, proposed: ProposedHouse) =>
        setPage((before) => ({
          house: { kind: 'new', words, proposed },
          members: before.members.filter(({ resident }) => resident === null),
        })),
      addNew: (idCard: string) => {
        const member = newMember(idCard);
        add(member);
        return member.key;
      },
      addKnown: async (row: CrudRow) => {
        const member = await knownMember(row);
        setPage((before) =>
          before.members.some((one) => isSame(one, row)) ? before : { ...before, members: [...before.members, member] },
        );
        return member.key;
      },
      remove: (key: string) =>
        setPage((before) => ({ ...before, members: before.members.filter((one) => one.key !== key) })),
      fold: (key: string, isOpen: boolean) => change(key, (one) => ({ ...one, isOpen })),
      addEntry: (key: string, path: string) => {
        const entry = { key: newKey(), path };
        change(key, (one) => ({ ...one, isOpen: true, entries: [...one.entries, entry] }));
        return entry.key;
      },
      removeEntry: (key: string, entry: string) =>
        change(key, (one) => ({ ...one, entries: one.entries.filter((each) => each.key !== entry) })),
    };
  }, [store]);

  /** The values of all forms in the order of the page; null at the first that is wrong, which has focus then. */
  const collect = async (): Promise<Map<string, Values> | null> => {
    const keys = [
      'house',
      'stay',
      ...page.members.flatMap(({ key, entries }) => [key, ...entries.map((one) => one.key)]),
    ];
    const typed = new Map<string, Values>();
    for (const key of keys) {
      const form = forms.current.get(key);
      if (form === undefined) continue;
      const values = await form.collect();
      if (values === null) {
        const owner = page.members.find((one) => one.key === key || one.entries.some((each) => each.key === key));
        if (owner !== undefined && !owner.isOpen) actions.fold(owner.key, true);
        return null;
      }
      typed.set(key, values);
    }
    return typed;
  };

  /** Tells a refusal at the forms that it is about; the first one is led to. */
  const tell = (places: readonly Member[], at: ReadonlyMap<string, SaveFailure>): boolean => {
    const keyed = new Map<string, string>([['house', 'house']]);
    for (const [member, { key, entries }] of places.entries()) {
      for (const part of ['person', 'link', 'leaves'] as const) keyed.set(placeName({ part, member }), key);
      for (const [register, entry] of entries.entries())
        keyed.set(placeName({ part: 'register', member, register }), entry.key);
    }
    const found = [...at].flatMap(([name, failure]) => {
      const form = forms.current.get(keyed.get(name) ?? '');
      return form === undefined ? [] : [{ form, failure }];
    });
    for (const { form, failure } of found.toReversed()) form.refuse(failure);
    return found.length > 0;
  };

  const save = async (): Promise<Saved> => {
    const typed = await collect();
    if (typed === null) return { kind: 'incomplete' };
    const { household, places } = payloadOf(page, typed);
    try {
      const { houseId } = await saveTogether(household, done.current, say);
      return { kind: 'saved', houseId, count: household.members.length };
    } catch (error) {
      if (!(error instanceof HouseholdFailure)) throw error;
      return { kind: 'refused', message: tell(places, error.at) ? '' : error.message };
    }
  };

  return { page, formRef, form: (key: string) => forms.current.get(key), actions, save };
}
