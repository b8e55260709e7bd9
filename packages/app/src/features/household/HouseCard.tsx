import { isKey } from '@lattice/api/dictionaries/isKey';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import type { Fields } from '@lattice/api/field';
import { recordLabel } from '@lattice/api/distinguishingFields';
import { Card } from '@lattice/ui/Card';
import { Divider } from '@lattice/ui/Divider';
import type { FormHandle } from '@lattice/ui/Form';
import { Link } from '@lattice/ui/Link';
import { RecordFacts } from '@lattice/ui/RecordFacts';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { initialValues } from '../../records/initialValues.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import type { House } from './household.ts';
import { PartForm } from './PartForm.tsx';

const FACTS = [
  'address',
  'houseStatus',
  'floorArea',
  'ownerName',
  'ownerPhone',
  'buildingUse',
  'griddingId',
  'residentCount',
  'houseNo',
];
const OWNER = ['ownerName', 'ownerCardNo', 'ownerPhone'] as const;
const NEW = [
  'communityId',
  'buildingId',
  'unitId',
  'roomNo',
  'floorArea',
  'buildingUse',
  'address',
  'griddingId',
] as const;

const stayFields = (): Fields => {
  const { liveType, startDate } = housepopulationintermediate.fields;
  return { liveType, startDate };
};

/**
 * The short form of a new house; the owner is asked for where it is not the householder, and the room cannot be left
 * open in a building.
 */
const houseFields = (label: string, isInBuilding: boolean): Fields => {
  const own = Object.fromEntries(
    [...NEW, ...OWNER].map((name) => {
      const { group: _group, ...field } = houseinfo.fields[name] as Fields[string];
      return [
        name,
        {
          ...field,
          ...(OWNER.some((one) => one === name) && { showIf: { field: 'isOwned', in: [0] } }),
          ...(name === 'address' && { span: 2 }),
          ...(name === 'roomNo' && isInBuilding && { required: true }),
        },
      ];
    }),
  );
  const { ownerName, ownerCardNo, ownerPhone, ...place } = own as Record<
    (typeof NEW)[number] | (typeof OWNER)[number],
    Fields[string]
  >;
  return {
    ...place,
    isOwned: { kind: 'switch', label, default: 1 },
    ...stayFields(),
    ownerName,
    ownerCardNo,
    ownerPhone,
  };
};

interface HouseCardProps {
  house: Exclude<House, { kind: 'none' }>;
  formRef: (key: string) => (form: FormHandle | null) => void;
  /** Day on which people are said to move in by default, yyyy-MM-dd. */
  today: string;
  /** Whether anybody is added, so that it matters since when and how they live here. */
  hasNew: boolean;
  /** Called when the form of a new house shows what is known; keep it the same function between renders. */
  onReady: () => void;
}

function Known({ row }: { row: Extract<House, { kind: 'known' }>['row'] }) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const fields = useMemo(() => {
    const own = fieldsOf(houseinfo, say);
    return FACTS.flatMap((name) => own.find((field) => field.name === name) ?? []);
  }, [say]);
  return <RecordFacts fields={fields} row={row} options={formSourcesIn(i18n.locale).options} columns={3} />;
}

interface NewProps extends Pick<HouseCardProps, 'formRef' | 'today' | 'onReady'> {
  house: Extract<House, { kind: 'new' }>;
}

function New({ house, formRef, today, onReady }: NewProps) {
  const { t } = useLingui();
  const label = t`房主就是户主`;
  const isInBuilding = house.proposed.buildingId !== undefined;
  const fields = useMemo(() => houseFields(label, isInBuilding), [label, isInBuilding]);
  const { data: initial } = useQuery({
    queryKey: ['rows', houseinfo.path, 'initial'],
    queryFn: () => initialValues(houseinfo),
  });
  const form = useRef<FormHandle | null>(null);
  const keep = formRef('house');
  const { proposed, isAgain } = house;
  const isReady = initial !== undefined;
  // Put in one by one, so that what follows from them follows: address, floor, grid.
  useEffect(() => {
    if (!isReady) return undefined;
    if (isAgain !== true) for (const [name, value] of Object.entries(proposed)) form.current?.set(name, value);
    // Once they are drawn.
    const frame = requestAnimationFrame(onReady);
    return () => cancelAnimationFrame(frame);
  }, [isReady, proposed, isAgain, onReady]);
  if (initial === undefined) return <Skeleton kind="rows" count={4} />;
  return (
    <PartForm
      keptAs="house"
      ref={(handle) => {
        form.current = handle;
        keep(handle);
      }}
      fields={fields}
      values={{ buildingUse: '01', isOwned: 1, liveType: '1', startDate: today, ...initial }}
      mode="add"
    />
  );
}

interface StayFormProps extends Pick<HouseCardProps, 'formRef' | 'today'> {
  house: Extract<House, { kind: 'known' }>;
}

/** Since when and how people who are added live in a known house. */
export function StayForm({ house, formRef, today }: StayFormProps) {
  const fields = useMemo(() => stayFields(), []);
  const isLet = isKey<'house_status'>(house.row.houseStatus, '2') || Number(house.row.isRented) === 1;
  return (
    <PartForm
      keptAs="stay"
      ref={formRef('stay')}
      fields={fields}
      values={{ liveType: isLet ? '2' : '1', startDate: today }}
      mode="add"
    />
  );
}

/** The house of the household: what is known of it, or a short form; and how the people who are added live in it. */
export function HouseCard({ house, formRef, today, hasNew, onReady }: HouseCardProps) {
  const { t } = useLingui();
  const title = house.kind === 'known' ? recordLabel(houseinfo, house.row) : t`新房屋：${house.words}`;
  return (
    <Card
      title={title}
      {...(house.kind === 'known' && {
        actions: (
          <Link href={addressOfRecord(houseinfo.path, house.row.id)}>
            <Trans>打开房屋记录</Trans>
          </Link>
        ),
      })}
    >
      {house.kind === 'known' ? (
        <Known row={house.row} />
      ) : (
        <New house={house} formRef={formRef} today={today} onReady={onReady} />
      )}
      {hasNew && house.kind === 'known' && (
        <>
          <Divider />
          <StayForm house={house} formRef={formRef} today={today} />
        </>
      )}
    </Card>
  );
}
