import { crud } from '@lattice/api/call';
import { type Row, resource } from '@lattice/api/resource';
import { phone, refs, text } from '@lattice/api/field';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const round = resource('source/roundsample', {
  label: '巡查样本',
  title: 'name',
  fields: {
    name: text('名称'),
    griddingIds: refs('网格', 'grid/grid', { list: true }),
    contactIds: refs('联系人', 'source/contactsample', { list: true }),
  },
  calls: { ...crud },
});
const contact = resource('source/contactsample', {
  label: '联系人样本',
  title: 'personName',
  fields: { personName: text('姓名', { sensitive: 'name' }), mobile: phone('电话', { sensitive: 'phone' }) },
  calls: { ...crud },
});

const options = { paths: /^(blade-(auth|user|system)|grid\/grid$)/, extra: [round, contact] };

inTown('names of several records on $name', options, ({ town, admin }) => {
  type Named = Row<typeof round> & { griddingIdsName: string; contactIdsName: string };

  it('come with each row in the order of their ids, masked in a list, and never for what is no id', async () => {
    const grids = await town.rows<{ id: string; name: string }>(
      'select id::text as id, grid_name as name from grid_grid order by id desc limit 2',
    );
    for (const personName of ['汪芷莉', '欧阳云']) await admin.client(contact).submit({ personName });
    const { records: people } = await admin.client(contact).page({ size: 10 });
    const griddingIds = grids.map(({ id }) => id).join(',');
    const contactIds = people.map(({ id }) => id).join(',');
    await admin.client(round).submit({ name: '一', griddingIds, contactIds });
    await admin.client(round).submit({ name: '二' });
    await town.db.query("insert into source_roundsample (id, name, gridding_ids) values (7, '三', '旧值,8')");
    const { records } = await admin.client(round).page({ size: 10 });
    const rowOf = (name: string) => records.find((row) => row.name === name) as Named;
    expect(rowOf('一').griddingIdsName).toBe(grids.map(({ name }) => name).join('、'));
    expect(rowOf('一').contactIdsName.split('、').toSorted()).toEqual(['欧阳*', '汪**']);
    expect([rowOf('二').griddingIdsName, rowOf('三').griddingIdsName]).toEqual(['', '']);
    const detail = (await admin.client(round).detail(rowOf('一').id)) as Named;
    expect(detail.contactIdsName.split('、').toSorted()).toEqual(['欧阳云', '汪芷莉']);
  });
});
