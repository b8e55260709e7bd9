import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const cell = '<cell expand="None" name="A1" row="1" col="1"><simple-value>月报</simple-value></cell>';
const connection = 'username="root" password=\'s3cret>\' url="jdbc:mysql://10.0.0.9/town" driver="com.mysql.Driver"';
const file = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<ureport>${cell}<datasource name="old" type="jdbc" ${connection}><dataset name="d" type="sql"/></datasource></ureport>`;

inTown('report files, on $name', { isSmall: true }, ({ town, admin, manager }) => {
  const upload = (body: unknown, who = admin) => who.post(`${reportFile.path}/upload`, body);

  it('are kept as they are, without what they say of databases, and noted', async () => {
    const { status, body } = await upload({ name: '月报.ureport.xml', content: file });
    expect([status, body.msg]).toEqual([200, expect.anything()]);
    const { id } = body.data as { id: string };
    const { records } = await admin.client(reportFile).page({ current: 1, size: 10 });
    expect(records.map(({ name }) => name)).toEqual(['月报.ureport.xml']);
    const kept = records[0]?.content ?? '';
    expect(kept).toContain(cell);
    expect(kept).toContain('<datasource name="old" type="jdbc">');
    expect(kept).not.toMatch(/s3cret|10\.0\.0\.9|root|Driver/);
    expect(
      await town.one("select action from sys_audit where path = 'blade-report/report/rest' and record_id = $1", [id]),
    ).toEqual({ action: 'insert' });
    expect(await upload({ name: '月报.ureport.xml', content: file }).status()).toBe(400);
  });

  it.each([
    ['月报.ureport.xml', '<report><cell/></report>', 'UReport 2'],
    ['月报.ureport.xml', '<ureport/>', 'UReport 2'],
    ['月报.ureport.xml', '<ureport><cell></ureport>', 'XML'],
    ['月报.ureport.xml', '<ureport><cell name=A1/></ureport>', 'XML'],
    ['月报.ureport.xml', 'select * from blade_user', 'XML'],
    ['月报.ureport.xml', '<!DOCTYPE u [<!ENTITY x "y">]><ureport><cell>&x;</cell></ureport>', 'XML'],
    ['月报.ureport.xml', `<ureport><cell/>${' '.repeat(1_000_000)}</ureport>`, '1 MB'],
    ['月报.ureport.xml', '', '文件内容'],
    ['月报.html', file, '.xml'],
    ['../月报.xml', file, '.xml'],
    ['', file, '文件名'],
  ])('are refused as %s with %.40s', async (name, content, said) => {
    expect(await upload({ name, content }).told()).toEqual([400, expect.stringContaining(said)]);
  });

  it('are taken in, seen and removed by roles that may alone', async () => {
    const staff = await town.visit('staff');
    expect(await upload({ name: '其他.xml', content: file }, staff).status()).toBe(403);
    const { body } = await upload({ name: '其他.xml', content: file }, manager);
    const { id } = body.data as { id: string };
    expect(await staff.post(`${reportFile.path}/remove?ids=${id}`).status()).toBe(403);
    expect(await manager.post(`${reportFile.path}/remove?ids=${id}`).told()).toEqual([200, expect.anything()]);
    const { records } = await manager.client(reportFile).page({ current: 1, size: 10 });
    expect(records.map((row) => row.id)).not.toContain(id);
  });
});
