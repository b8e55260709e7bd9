import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Form } from '@lattice/ui/Form';
import { Link } from '@lattice/ui/Link';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { addressOfRecord } from '../../../navigation/recordAddress.ts';
import { fieldsOf, useTranslator } from '../../../records/translate.ts';
import { formSourcesIn } from '../../../records/formSources.ts';
import { useMayRead } from '../../scene/useWays.ts';
import type { useBusiness } from './useBusiness.ts';
import { answerOf } from '../../screen/answerOf.tsx';

const nothingWrong = () => [];
const nowhere = async () => undefined;

interface BusinessFactsProps {
  /** The record as it is asked for. */
  business: ReturnType<typeof useBusiness>;
  /** Tells the records apart. */
  id: string;
}

/** What the record says that a process is about, files and all, with the way to it; nothing where there is none. */
export function BusinessFacts({ business, id }: BusinessFactsProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const mayRead = useMayRead();
  const { data, fault } = answerOf(business, t`申请内容没有读出来`);
  if (data === null) return null;
  if (data === undefined) return <Card title={t`申请内容`}>{fault ?? <Skeleton kind="rows" count={4} />}</Card>;
  const { definition, row, id: recordId } = data;
  const names = new Set([...(definition.flow?.values ?? []), definition.flow?.field ?? '', 'applyTime']);
  const fields = fieldsOf(definition, say).filter(({ name }) => names.has(name) && row[name] !== undefined);
  const isOpen = fields.length > 0 && mayRead(`/${definition.path}`);
  return (
    <Card
      title={t`申请内容`}
      actions={isOpen && <Link href={addressOfRecord(definition.path, recordId)}>{t`打开记录`}</Link>}
    >
      {fields.length === 0 ? (
        <Empty title={t`记录已被删除`} />
      ) : (
        <Form
          key={`${id} ${i18n.locale} ${business.dataUpdatedAt}`}
          mode="view"
          fields={fields}
          values={row}
          sources={formSourcesIn(i18n.locale)}
          validate={nothingWrong}
          onSubmit={nowhere}
        />
      )}
    </Card>
  );
}
