import type { Wallet } from '@lattice/api/marketCalls';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Link } from '@lattice/ui/Link';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addressOfRecord } from '../../../navigation/recordAddress.ts';
import * as css from './market.css.ts';

const FIRST = 8;

/** The points of a grid member: the balance, and each change with the balance after it; on paper all of them. */
export function Ledger({ wallet: { memberName, balance, entries } }: { wallet: Wallet }) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const points = i18n.number(balance);
  return (
    <Card title={t`${memberName}的积分`}>
      <div className={css.balance}>{t`${points} 分`}</div>
      {entries.length === 0 && (
        <Text tone="muted">
          <Trans>还没有积分记录。</Trans>
        </Text>
      )}
      <ul className={css.lines} aria-label={t`积分明细`}>
        {entries.map(({ id, of, time, words, change, balance: after }, at) => (
          <li key={id || `#${at}`} className={isWhole || at < FIRST ? css.line : css.lineOnPaper}>
            <span className={css.lineWords}>
              <Link href={addressOfRecord(of, id)}>{words === '' ? t`积分变动` : words}</Link>
              <Text tone="muted" size="small">
                {time.slice(0, -3)}
              </Text>
            </span>
            <span className={css.figures}>
              <Text tone={change < 0 ? 'critical' : 'success'}>{i18n.number(change, { signDisplay: 'always' })}</Text>
              <Text tone="muted" size="small">{t`余额 ${i18n.number(after)}`}</Text>
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && entries.length > FIRST && (
        <div className={css.offPaper}>
          <Button variant="quiet" onPress={() => setWhole(true)}>
            <Trans>查看更多明细</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
