import { parameter } from '@lattice/api/resources/systemset/parameter';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AttachmentUse, OrphanFile, ProviderAnswer } from '@lattice/api/tools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

inTown('settings on $name', { settings: { datasourceHosts: ['127.0.0.1'] } }, ({ town }) => {
  let admin: Visitor;
  let provider: Server;
  const requested: string[] = [];
  beforeAll(async () => {
    provider = createServer((request, response) => {
      requested.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? ''}`);
      response.writeHead(403, { 'content-type': 'application/xml' }).end('<Code>SignatureDoesNotMatch</Code>');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    admin = await town.visit('admin');
  });
  afterAll(async () => {
    provider?.close();
  });

  it('takes of a parameter that the product reads what it can read, and of others anything', async () => {
    const submit = (row: Record<string, string>) => admin.post('blade-system/param/submit', row);
    const id = await town.text(
      "select id::text as id from blade_system_param where param_key = 'workingHours.morning' and is_deleted = 0",
    );
    expect(await submit({ id, paramValue: '八点半' }).told()).toEqual([400, expect.stringContaining('上午工作时间')]);
    expect(await submit({ id, paramValue: '08:00-11:30' }).status()).toBe(200);
    expect(await submit({ paramName: '其他', paramKey: 'other.key', paramValue: '八点半' }).status()).toBe(200);
    const update = (paramValue: string) =>
      admin.post('systemset/parameter/update', { paramKey: 'map.zoom', paramValue });
    expect([await update('99').status(), await update('15').status()]).toEqual([400, 200]);
    expect((await admin.client(parameter).getParamDetail())['map.zoom']).toBe('15');
  });

  it('calls the address of a storage, signed, and tells what came back; others are refused', async () => {
    const { port } = provider.address() as AddressInfo;
    const at = async (endpoint: string) => {
      await town.db.query(
        "update blade_resource_oss set endpoint = $1, access_key = 'key', secret_key = 'secret' " +
          "where oss_code = 'minio-demo'",
        [endpoint],
      );
      const id = await town.text("select id::text as id from blade_resource_oss where oss_code = 'minio-demo'");
      return admin.post(`blade-resource/oss/try?id=${id}`);
    };
    const answer = (await at(`http://127.0.0.1:${port}`)).body.data as ProviderAnswer;
    expect(answer).toMatchObject({ status: 403, text: '<Code>SignatureDoesNotMatch</Code>' });
    expect(requested.at(-1)).toMatch(
      /^GET \/fengqiao\?max-keys=1 AWS4-HMAC-SHA256 Credential=key\/\d{8}\/.*Signature=[\da-f]{64}$/,
    );
    const elsewhere = await at('http://169.254.169.254');
    expect([elsewhere.status, requested.length]).toEqual([400, 1]);
    const id = await town.text(
      "update blade_resource_sms set endpoint = $1 where sms_code = 'notice' returning id::text as id",
      [`http://127.0.0.1:${port}`],
    );
    const trySms = (phone: string) => admin.post(`blade-resource/sms/try?id=${id}&phone=${phone}`);
    expect(await trySms('12').status()).toBe(400);
    expect(await trySms('13800000000').data()).toMatchObject({ status: 403, address: `http://127.0.0.1:${port}/` });
    expect(requested.at(-1)).toMatch(/^POST \/ /);
    await town.db.query("update blade_resource_sms set endpoint = 'http://169.254.169.254'");
    expect([await trySms('13800000000').status(), requested.length]).toEqual([400, 2]);
    provider.close();
    expect((await at('http://127.0.0.1:1')).body.data).toMatchObject({ status: 0 });
  });

  it('knows where an attachment is used, and which nothing uses', async () => {
    const rows = await town.rows<{ id: string; link: string }>(
      'select id::text as id, link from blade_resource_attach where is_deleted = 0 order by id limit 2',
    );
    const [used, free] = rows;
    await town.db.query(
      "update blade_resource_attach set create_time = create_time - interval '2 days' where id = any($1::bigint[])",
      [rows.map(({ id }) => id)],
    );
    await town.db.query(
      'update cms_article set content = content || $1 ' +
        'where id = (select min(id) from cms_article where is_deleted = 0)',
      [`<p><img src="${used?.link ?? ''}"></p>`],
    );
    const uses = await admin.ask(`blade-resource/attach/uses?id=${used?.id ?? ''}`).data<AttachmentUse[]>();
    expect(uses).toContainEqual({ path: 'cms/article', label: '文章', count: 1 });
    const orphans = (await admin.ask('blade-resource/attach/orphans').data<OrphanFile[]>()).map(({ id }) => id);
    expect([orphans.includes(used?.id ?? ''), orphans.includes(free?.id ?? '')]).toEqual([false, true]);
  });
});
