import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { COLLECTABLE, type Exchange, stockOf } from './pickup.ts';
import * as css from './exchange.css.ts';

interface PickupCardProps {
  exchange: Exchange;
  /** Called when it is settled, one way or the other. */
  onDone: () => void;
}

/** One exchange at the desk: what it is of, whether it can be handed out, and why not. */
export function PickupCard({ exchange, onDone }: PickupCardProps) {
  const { t } = useLingui();
  const { id, goodsId, goodsName, quantity, personName, phone, totalPoints, balanceAfter } = exchange;
  const { exchangeNo, exchangeTime, verifyTime, status } = exchange;
  const { data: stock } = useQuery({
    queryKey: ['rows', 'project/marketGoods', 'stock', goodsId],
    queryFn: async () => stockOf(goodsId),
  });
  const [sending, setSending] = useState<'1' | '2' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const settle = async (to: '1' | '2') => {
    setSending(to);
    setFault('');
    try {
      await client(exchangeRecord).submit({ id, status: to, ...('rev' in exchange && { rev: exchange.rev }) });
      toast.success(to === '1' ? t`已核销：${goodsName} × ${quantity}` : t`已取消兑换，积分和库存已退回`);
      await queryClient.invalidateQueries({ queryKey: ['rows', exchangeRecord.path] });
      onDone();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setSending(null);
    }
  };
  const why = {
    0: undefined,
    1: t`已经领取过（${verifyTime}），不能再次领取。`,
    2: t`兑换已取消，积分和库存已退回，不能领取。`,
    3: t`超过 30 天未领取，已经过期；可以补办领取。`,
  }[status];
  return (
    <section aria-label={t`兑换 ${exchangeNo}`}>
      <div className={css.goods}>
        <Text as="strong" size="large">
          {goodsName}
        </Text>
        <Tag tone={COLLECTABLE.has(status) ? 'success' : 'critical'}>× {quantity}</Tag>
      </div>
      {why !== undefined && <Alert tone={status === '3' ? 'warning' : 'critical'}>{why}</Alert>}
      <Descriptions
        columns={2}
        items={[
          { label: t`兑换单号`, value: exchangeNo },
          { label: t`兑换时间`, value: exchangeTime },
          { label: t`兑换人`, value: personName },
          { label: t`手机号码`, value: phone },
          { label: t`合计积分`, value: String(totalPoints) },
          { label: t`兑换后余额`, value: String(balanceAfter ?? '') },
          { label: t`商品库存`, value: stock === undefined || stock === null ? '–' : String(stock) },
        ]}
      />
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      {COLLECTABLE.has(status) && (
        <div className={css.buttons}>
          <Button variant="primary" autoFocus isPending={sending === '1'} onPress={() => void settle('1')}>
            {status === '3' ? t`补办领取` : t`确认领取`}
          </Button>
          {status === '0' && (
            <Button isPending={sending === '2'} onPress={() => setAsking(true)}>
              <Trans>取消兑换</Trans>
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        title={t`取消兑换？`}
        names={[goodsName]}
        action={t`取消兑换`}
        tone="critical"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await settle('2');
          setAsking(false);
        }}
      >
        <Trans>积分退给兑换人，商品回到库存。</Trans>
      </ConfirmDialog>
    </section>
  );
}
