import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { type Goods, pointsMarket, readExchangesAgain } from './pointsMarket.ts';
import * as css from './market.css.ts';

interface GoodsListProps {
  goods: readonly Goods[];
  /** Points that the person can spend; null for those who exchange nothing here. */
  balance: number | null;
}

/** The goods of a shop with picture and price; grid members exchange their points for them. */
export function GoodsList({ goods, balance }: GoodsListProps) {
  const { t, i18n } = useLingui();
  const [requested, setRequested] = useState<Goods | null>(null);
  const exchange = async ({ id, goodsName }: Goods) => {
    try {
      await pointsMarket.redeem(id, 1);
      toast.success(t`已兑换：${goodsName}，请凭核销码到商城领取`);
    } catch (error) {
      toast.error(errorText(error));
    }
    setRequested(null);
    await readExchangesAgain();
  };
  const left = i18n.number((balance ?? 0) - (requested?.pointsPrice ?? 0));
  const cost = i18n.number(requested?.pointsPrice ?? 0);
  return (
    <>
      <ul className={css.goods}>
        {goods.map((one, at) => {
          const { id, goodsName, cover, spec, stock } = one;
          const pointsPrice = one.pointsPrice ?? 0;
          const points = i18n.number(pointsPrice);
          const missing = i18n.number(pointsPrice - (balance ?? 0));
          return (
            <li key={id || `#${at}`} className={css.item}>
              <img src={cover} alt="" loading="lazy" className={css.cover} />
              <div className={css.words}>
                <Text as="strong">{goodsName}</Text>
                <Text tone="muted" size="small">
                  {[spec, t`库存 ${stock}`].filter(Boolean).join(' · ')}
                </Text>
                <span className={css.price}>{t`${points} 分`}</span>
              </div>
              {balance !== null && (
                <div className={css.act}>
                  {balance < pointsPrice ? (
                    <Text tone="muted" size="small">{t`还差 ${missing} 分`}</Text>
                  ) : (
                    <Button size="small" onPress={() => setRequested(one)} aria-label={t`兑换 ${goodsName}`}>
                      <Trans>兑换</Trans>
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        title={t`兑换这件商品？`}
        names={requested === null ? [] : [requested.goodsName]}
        action={t`兑换`}
        isOpen={requested !== null}
        onCancel={() => setRequested(null)}
        onConfirm={async () => {
          if (requested !== null) await exchange(requested);
        }}
      >
        {t`用去 ${cost} 分，还剩 ${left} 分；30 天内凭核销码领取。`}
      </ConfirmDialog>
    </>
  );
}
