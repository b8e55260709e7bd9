import type { Field, Fields } from '@lattice/api/field';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { Button } from '@lattice/ui/Button';
import { EntryRow } from '@lattice/ui/EntryRow';
import type { FormHandle } from '@lattice/ui/Form';
import { IconButton } from '@lattice/ui/IconButton';
import { Menu } from '@lattice/ui/Menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPlus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { EntryForm } from './EntryForm.tsx';
import type { Member } from './household.ts';
import { REGISTRATION, knownPersonFields, newPersonFields } from './memberFields.ts';
import { PartForm } from './PartForm.tsx';
import { factsOf, personProposals } from './personProposals.ts';
import { useDictionary } from '../words/useDictionary.ts';

type Values = Readonly<Record<string, unknown>>;

interface MemberCardProps {
  member: Member;
  /** Place on the page, from 1. */
  place: number;
  /** Registers in which the person may be entered. */
  choices: readonly { path: string; label: string }[];
  /** Whether the name leads to the record of the person. */
  hasWay: boolean;
  formRef: (key: string) => (form: FormHandle | null) => void;
  /** Telephone of the householder as far as it was typed here. */
  householderPhone: () => string;
  /** How a new person is registered at first. */
  registration: () => Values;
  onTyped: (key: string, values: Values) => void;
  onFold: (isOpen: boolean) => void;
  /** Takes the person off the page; none for people who live here. */
  onRemove?: () => void;
  onAddEntry: (path: string) => void;
  onRemoveEntry: (key: string) => void;
}

const moves = (label: string): Field => ({ kind: 'switch', label, default: 1 });

/**
 * One person of the household: facts in a line, the short form of a new one or what may change of a known one, and what
 * is entered in further registers.
 */
export function MemberCard({
  member,
  place,
  choices,
  hasWay,
  formRef,
  householderPhone,
  registration,
  onTyped,
  onFold,
  onRemove,
  onAddEntry,
  onRemoveEntry,
}: MemberCardProps) {
  const { t } = useLingui();
  const { key, row, resident, elsewhere, entries, isOpen } = member;
  const [begin] = useState(registration);
  const [typed, setTyped] = useState<Values>({
    ...begin,
    idCard: member.idCard,
    ...(place === 1 && { householderRelation: '02' }),
  });
  const [sexes, relations, states] = [
    useDictionary('sex'),
    useDictionary('family_relation'),
    useDictionary('living_status'),
  ];
  const address = String(elsewhere?.houseAddress ?? '');
  const [registered, movesLabel] = [t`户籍`, t`从原住处搬离（${address}）`];
  const fields = useMemo((): Fields => {
    if (row === null) return newPersonFields(registered);
    return { ...knownPersonFields(), ...(elsewhere !== null && { moves: moves(movesLabel) }) };
  }, [elsewhere, movesLabel, registered, row]);
  const registrations = useMemo(
    () => ({
      [REGISTRATION]: [
        { value: 'here', label: t`户籍在此` },
        { value: 'elsewhere', label: t`户籍在本地别处` },
        { value: 'floating', label: t`流动人口` },
      ],
    }),
    [t],
  );
  const follows = (values: Values): Values => {
    setTyped(values);
    onTyped(key, values);
    return row === null ? personProposals(values, householderPhone()) : {};
  };
  const facts = row === null ? factsOf(String(typed.idCard ?? '')) : null;
  const relation = String(typed.householderRelation ?? row?.householderRelation ?? '');
  const age = row === null ? facts?.age : Number(row.age ?? 0);
  const state = states.get(String(row?.livingStatus ?? ''));
  const name = String((row === null ? typed.personName : row.personName) ?? '');
  const unnamed = t`第${place}人`;
  const title = name === '' ? unnamed : name;
  const since = String(resident?.startDate ?? '');
  return (
    <EntryRow
      title={title}
      {...(hasWay && row !== null && { href: addressOfRecord(populationinfo.path, row.id) })}
      facts={[
        sexes.get(String(row?.sex ?? facts?.sex ?? '')) ?? '',
        age === undefined ? '' : t`${age} 岁`,
        relations.get(relation) ?? '',
        String(row?.idCard ?? ''),
      ]}
      {...(row === null
        ? { state: { label: t`新人员`, tone: 'accent' as const } }
        : state !== undefined && { state: { label: state, tone: 'success' as const } })}
      note={since === '' ? '' : t`${since} 起`}
      isOpen={isOpen}
      {...(resident === null || entries.length > 0 ? { onToggle: onFold } : {})}
      actions={
        <>
          {choices.length > 0 && (
            <Menu
              label={t`登记“${title}”`}
              trigger={
                <Button
                  variant="quiet"
                  size="small"
                  icon={<ListPlus size="1em" aria-hidden />}
                  aria-label={t`登记“${title}”`}
                >
                  <Trans>登记</Trans>
                </Button>
              }
              items={choices
                .filter(({ path }) => !entries.some((entry) => entry.path === path))
                .map(({ path, label }) => ({ id: path, label }))}
              onAction={onAddEntry}
              placement="bottom end"
            />
          )}
          {onRemove !== undefined && (
            <IconButton label={t`移出“${title}”`} size="small" onPress={onRemove}>
              <X size="1em" aria-hidden />
            </IconButton>
          )}
        </>
      }
    >
      {(resident === null || entries.length > 0) && (
        <>
          {resident === null && (
            <PartForm
              keptAs={key}
              ref={formRef(key)}
              fields={fields}
              values={row ?? typed}
              mode={row === null ? 'add' : 'edit'}
              choices={registrations}
              follows={follows}
            />
          )}
          {entries.map((entry) => (
            <EntryForm key={entry.key} entry={entry} formRef={formRef} onRemove={() => onRemoveEntry(entry.key)} />
          ))}
        </>
      )}
    </EntryRow>
  );
}
