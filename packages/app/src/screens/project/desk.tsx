import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { Card } from '@lattice/ui/Card';
import { LookUp } from '@lattice/ui/LookUp';
import { Page } from '@lattice/ui/Page';
import { RecordList } from '@lattice/ui/RecordList';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { CodeCamera } from '../../features/codes/CodeCamera.tsx';
import * as css from '../../features/exchange/exchange.css.ts';
import { PickupCard } from '../../features/exchange/PickupCard.tsx';
import { type Exchange, findPickup } from '../../features/exchange/pickup.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { definitionQuery } from '../../records/resources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

const SHOWN = 8;
const COLUMNS = ['goodsName', 'quantity', 'verifyTime'];

/** 兑换台: a merchant types or scans a pickup code, sees what it is for, and hands it out. */
export function Desk() {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const box = useRef<HTMLInputElement>(null);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [strange, setStrange] = useState('');
  // Its texts come with the definition.
  const { data: definition } = useQuery(definitionQuery(exchangeRecord.path));
  const fields = useMemo(
    () =>
      definition === undefined
        ? []
        : fieldsOf(definition, say).map((field) => ({ ...field, list: COLUMNS.includes(field.name) })),
    [definition, say],
  );
  const { data } = useQuery({
    queryKey: ['rows', exchangeRecord.path, 'handed-out'],
    queryFn: async () =>
      (await client(exchangeRecord).page({ current: 1, size: SHOWN, status: '1', descs: 'verify_time' })).records,
  });
  const scanned = async (code: string) => {
    const [hit] = (await findPickup(code).catch(() => ({ hits: [] }))).hits;
    setStrange(hit === undefined ? code : '');
    if (hit !== undefined) setExchange(hit.exchange);
    return hit !== undefined;
  };
  const done = () => {
    setExchange(null);
    box.current?.focus();
  };
  return (
    <Page title={t`兑换台`}>
      <div className={css.desk}>
        <Card>
          <Stack gap="md">
            <LookUp
              ref={box}
              label={t`核销码`}
              description={t`输入或用扫码枪扫核销码、兑换单号，按回车`}
              find={findPickup}
              onChoose={(hit) => {
                setStrange('');
                setExchange(hit.exchange);
              }}
              autoFocus
            />
            <CodeCamera label={t`核销码`} onCode={scanned} />
          </Stack>
          <div role="status">{strange !== '' && t`没有找到“${strange}”，请核对后再试`}</div>
          {exchange !== null && <PickupCard key={exchange.id} exchange={exchange} onDone={done} />}
        </Card>
        <Card title={t`最近核销`}>
          <RecordList
            label={t`最近核销`}
            fields={fields}
            title="goodsName"
            rows={data ?? []}
            options={formSourcesIn(i18n.locale).options}
            hrefOf={(row) => addressOfRecord(exchangeRecord.path, row.id)}
            isBusy={data === undefined || definition === undefined}
          />
        </Card>
      </div>
    </Page>
  );
}
