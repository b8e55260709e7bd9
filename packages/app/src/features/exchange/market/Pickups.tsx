import type { Pickup } from '@lattice/api/marketCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Dialog } from '@lattice/ui/Dialog';
import { QrCode } from '@lattice/ui/QrCode';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { pointsMarket, readExchangesAgain } from './pointsMarket.ts';
import * as css from './market.css.ts';

/** Goods that wait to be collected: the code is shown to the merchant, or the exchange is given back. */
export function Pickups({ pickups }: { pickups: readonly Pickup[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Pickup | null>(null);
  const [requested, setRequested] = useState<Pickup | null>(null);
  const giveBack = async ({ id }: Pickup) => {
    try {
      await pointsMarket.giveBack(id);
      toast.success(t`已取消兑换，积分和库存已退回`);
    } catch (error) {
      toast.error(errorText(error));
    }
    setRequested(null);
    await readExchangesAgain();
  };
  return (
    <Card title={t`待领取`}>
      <ul className={css.lines}>
        {pickups.map((pickup, at) => (
          <li key={pickup.id || `#${at}`} className={css.line}>
            <span className={css.lineWords}>
              <Text>
                {pickup.goodsName} × {pickup.quantity}
              </Text>
              <Text tone="muted" size="small">
                {pickup.marketName}
              </Text>
            </span>
            <span className={css.buttons}>
              <Button size="small" variant="primary" onPress={() => setShown(pickup)}>
                <Trans>核销码</Trans>
              </Button>
              <Button size="small" onPress={() => setRequested(pickup)}>
                <Trans>取消兑换</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        title={shown?.goodsName ?? ''}
        width={360}
        isDismissable
        isOpen={shown !== null}
        onOpenChange={() => setShown(null)}
      >
        {shown !== null && <QrCode value={shown.pickupCode} label={t`出示给商户扫码领取`} size={240} />}
      </Dialog>
      <ConfirmDialog
        title={t`取消兑换？`}
        names={requested === null ? [] : [requested.goodsName]}
        action={t`取消兑换`}
        tone="critical"
        isOpen={requested !== null}
        onCancel={() => setRequested(null)}
        onConfirm={async () => {
          if (requested !== null) await giveBack(requested);
        }}
      >
        <Trans>积分退给兑换人，商品回到库存。</Trans>
      </ConfirmDialog>
    </Card>
  );
}
