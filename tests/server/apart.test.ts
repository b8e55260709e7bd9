import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { hashPassword, setPasswordCost } from '@lattice/server/session/password';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { openShop } from './openShop.ts';

const label = fc.stringMatching(/^[一-龥A-Za-z0-9%_'"]{2,12}$/);
let drawn = 0;
/** Telephones that no two rows share: points belong to whoever has one. */
const phone = fc.constant(null).map(() => `159${String((drawn += 1)).padStart(8, '0')}`);

inTown('registers whose rows obey more than their fields on $name', { isSmall: true }, ({ town, admin, make }) => {
  const refused = async (path: string, row: Record<string, unknown>, field: string) => {
    const { status, body } = await admin.post(`${path}/submit`, row);
    expect({
      status,
      fields: (body.data as { issues?: { field: string }[] } | null)?.issues?.map((issue) => issue.field),
    }).toEqual({ status: 400, fields: expect.arrayContaining([field]) as string[] });
  };
  const count = async (table: string) => await town.number(`select count(*)::int as n from ${table}`);

  it('a tenant is kept, found by what is searched, changed, cleared and removed', async () => {
    const calls = admin.client(tenant);
    const rows = fc.record(
      {
        tenantName: label,
        linkman: label,
        contactNumber: phone,
        address: label,
        accountNumber: fc.integer({ min: -1, max: 500 }),
        expireTime: fc.constant('2030-01-01 00:00:00'),
      },
      { requiredKeys: ['tenantName', 'linkman'] },
    );
    await fc.assert(
      fc.asyncProperty(rows, rows, async (row, other) => {
        const { id, tenantId: number } = (await calls.submit(row)) as unknown as { id: string; tenantId: string };
        expect(await calls.detail(id)).toMatchObject({ accountNumber: -1, ...row, tenantId: number });
        for (const search of [
          { tenantId: number },
          { tenantName: row.tenantName, tenantId: number },
          { linkman: row.linkman, tenantId: number },
        ])
          expect((await calls.page({ current: 1, size: 10, ...search })).records.map((one) => one.id)).toEqual([id]);
        await calls.submit({ id, ...other });
        expect(await calls.detail(id)).toMatchObject({ ...other, tenantId: number });
        await calls.submit({ id, contactNumber: '', address: '' });
        expect(await calls.detail(id)).toMatchObject({ contactNumber: '', address: '' });
        expect(await calls.remove([id])).toBe(true);
        await expect(calls.detail(id)).rejects.toThrow('记录不存在');
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 60_000);

  it('a tenant with a bad value is refused with its field, and nothing is stored', async () => {
    const good = { tenantName: '云岚镇', linkman: '张三' };
    const before = [
      await count('blade_system_tenant'),
      await count('blade_user'),
      await count('blade_system_role'),
      await count('blade_system_dept'),
    ];
    for (const [field, value] of [
      ['tenantName', '长'.repeat(51)],
      ['linkman', ''],
      ['accountNumber', -2],
      ['domainUrl', 'javascript:alert(1)'],
      ['packageId', '1'],
    ] as const)
      await refused('blade-system/tenant', { ...good, [field]: value }, field);
    expect([
      await count('blade_system_tenant'),
      await count('blade_user'),
      await count('blade_system_role'),
      await count('blade_system_dept'),
    ]).toEqual(before);
  }, 60_000);

  it('a tenant with a bad value is refused before the costly hash of its first password', async () => {
    const usual = setPasswordCost({ ln: 0, r: 8, p: 1 });
    try {
      await refused('blade-system/tenant', { tenantName: '', linkman: '张三' }, 'tenantName');
      await expect(hashPassword('any')).rejects.toThrow('scrypt');
    } finally {
      setPasswordCost(usual);
    }
  });

  it('an exchange is kept with its price, found by what is searched, changed and removed', async () => {
    const calls = admin.client(exchangeRecord);
    const { market, sell } = await openShop(town);
    const goods = await sell({ stock: 1000, pointsPrice: 3 });
    const grid = await town.text("select id from grid_grid where grid_level = '3' order by id limit 1");
    const rows = fc.record(
      {
        personName: label,
        phone,
        quantity: fc.integer({ min: 1, max: 9 }),
        griddingId: fc.constant(grid),
        remark: label,
      },
      { requiredKeys: ['personName', 'phone', 'quantity'] },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (row) => {
        const application = await make('project/pointsApplication', {
          applicantType: '2',
          phone: row.phone,
          points: 100,
        });
        // Nobody decides on the own request.
        await town.db.query('update project_pointsapplication set create_user = 1 where id = $1', [application]);
        await admin.post(`project/pointsApplication/updateStatus?id=${application}&status=1&approvedPoints=100`);
        const { id } = (await calls.submit({
          ...row,
          marketId: market,
          goodsId: goods,
          personType: '2',
          pickupMode: '1',
        })) as { id: string };
        const kept = await calls.detail(id);
        expect(kept).toMatchObject({
          ...row,
          pointsPrice: 3,
          totalPoints: 3 * row.quantity,
          balanceAfter: 100 - 3 * row.quantity,
          status: '0',
        });
        expect(kept.pickupCode).toMatch(/^\d{6}$/);
        for (const search of [
          { exchangeNo: kept.exchangeNo },
          { personName: row.personName, phone: row.phone },
          { marketId: market, phone: row.phone },
          { goodsName: kept.goodsName, phone: row.phone },
          { status: '0', phone: row.phone },
        ])
          expect((await calls.page({ current: 1, size: 10, ...search })).records.map((one) => one.id)).toEqual([id]);
        await calls.submit({ id, remark: '改' });
        expect(await calls.detail(id)).toMatchObject({ ...row, remark: '改', totalPoints: 3 * row.quantity });
        await calls.submit({ id, remark: '' });
        expect((await calls.detail(id)).remark).toBe('');
        expect(await calls.remove([id])).toBe(true);
        await expect(calls.detail(id)).rejects.toThrow('记录不存在');
      }),
      { numRuns: 5, endOnFailure: true },
    );
    const before = [
      await count('project_exchangerecord'),
      await town.one('select stock from project_marketgoods where id = $1', [goods]),
    ];
    const good = {
      marketId: market,
      goodsId: goods,
      personType: '2',
      pickupMode: '1',
      personName: '王',
      phone: '18800000000',
      quantity: 1,
    };
    for (const [field, value] of [
      ['quantity', 0],
      ['quantity', 100],
      ['phone', '1880'],
      ['personName', ''],
      ['goodsId', '1'],
      ['pickupMode', 'nope'],
      ['personType', ''],
    ] as const)
      await refused('project/exchangeRecord', { ...good, [field]: value }, field);
    expect(await admin.post('project/exchangeRecord/submit', good).msg()).toContain('积分不足');
    expect([
      await count('project_exchangerecord'),
      await town.one('select stock from project_marketgoods where id = $1', [goods]),
    ]).toEqual(before);
  }, 60_000);
});
