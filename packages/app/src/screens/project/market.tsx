import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { marketGoods } from '@lattice/api/resources/project/marketGoods';
import { permissionCode } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { LookUp } from '@lattice/ui/LookUp';
import { Page } from '@lattice/ui/Page';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { GoodsList } from '../../features/exchange/market/GoodsList.tsx';
import { Ledger } from '../../features/exchange/market/Ledger.tsx';
import * as css from '../../features/exchange/market/market.css.ts';
import { Pickups } from '../../features/exchange/market/Pickups.tsx';
import { findMembers, goodsOf, openShops, pointsMarket } from '../../features/exchange/market/pointsMarket.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

/** 积分兑换: goods of the shops with pictures, own points and exchanges, and the ledger of a grid member. */
export function Market() {
  const { t } = useLingui();
  const { abilities, user } = useSnapshot(session);
  const codes = useCodes();
  const isAnswered = abilities.includes('pointsMarket');
  const [search, setSearch] = useSearch();
  const member = search.get('member') ?? '';
  const [chosen, setChosen] = useState('');
  const openNow = useQuery({
    queryKey: ['rows', 'project/pointsMarket', 'open'],
    queryFn: openShops,
  });
  const { data: shops } = openNow;
  const shop = chosen === '' ? (shops?.[0]?.id ?? '') : chosen;
  const onSale = useQuery({
    queryKey: ['rows', marketGoods.path, 'on-sale', shop],
    queryFn: async () => goodsOf(shop),
    enabled: shop !== '',
    placeholderData: keepPreviousData,
  });
  const points = useQuery({
    queryKey: ['rows', exchangeRecord.path, 'wallet', user?.user_id, member],
    queryFn: async ({ signal }) => pointsMarket.wallet(member, signal),
    enabled: isAnswered,
    placeholderData: keepPreviousData,
  });
  const { data: goods } = onSale;
  const { data: wallet } = points;
  const hasPoints = wallet !== undefined && wallet.memberId !== '';
  const isOwn = member === '' && hasPoints;
  // On a phone its parts stand below each other, so they come together.
  if (openNow.isLoading || onSale.isLoading || points.isLoading)
    return (
      <Page title={t`积分兑换`}>
        <Card>
          <Skeleton kind="rows" count={6} />
        </Card>
      </Page>
    );
  const seesMembers = codes?.has(permissionCode(gridmember, 'view')) === true;
  return (
    <Page title={t`积分兑换`}>
      {!isAnswered && <Alert>{t`这台服务器不支持自助兑换和积分明细。`}</Alert>}
      <div className={css.page}>
        <Card className={css.shop}>
          <Select
            label={t`商城`}
            value={shop}
            onChange={setChosen}
            options={(shops ?? []).map(({ id, marketName }) => ({ value: id, label: marketName }))}
          />
          {shops?.length === 0 && <Empty title={t`没有营业中的商城`} />}
          {goods?.length === 0 && <Empty title={t`这家商城没有在架商品`} />}
          {goods !== undefined && <GoodsList goods={goods} balance={isOwn ? wallet.balance : null} />}
        </Card>
        {hasPoints && (
          <div className={css.beside}>
            {isOwn && wallet.pickups.length > 0 && <Pickups pickups={wallet.pickups} />}
            <Ledger key={wallet.memberId} wallet={wallet} />
          </div>
        )}
        <Card title={t`查询`}>
          {seesMembers && isAnswered && (
            <LookUp
              label={t`网格员的积分明细`}
              description={t`输入姓名，按回车`}
              find={findMembers}
              onChoose={({ id }) => setSearch(new URLSearchParams({ member: id }))}
            />
          )}
          <Link href="/project/pointsReport">
            <Trans>网格员积分排名</Trans>
          </Link>
        </Card>
      </div>
    </Page>
  );
}
