import { sms } from '@lattice/api/resources/blade-resource/sms';
import type { ProviderAnswer } from '@lattice/api/tools';
import type { Context } from '../../call/Context.ts';
import { idIn, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { addressOf, checkHost } from '../develop/sourceHosts.ts';
import { askProvider } from './askProvider.ts';
import { type TextMessage, smsRequest } from './smsRequest.ts';
import { templateValues } from './templateValues.ts';

/**
 * Sends one message by the provider of a setting, at its own address or at one that the operator allows, and tells what
 * came back; on record, since it may cost.
 */
export async function trySms(input: Readonly<Record<string, unknown>>, context: Context): Promise<ProviderAnswer> {
  const phone = requiredTextIn(input, 'phone', say`手机号码`, 20);
  if (!/^1[3-9]\d{9}$/.test(phone)) throw new Refusal(400, say`手机号码格式不正确：“${phone}”`);
  const params = templateValues(optionalTextIn(input, 'params', 4000));
  const id = idIn(input, 'id');
  const q = new ReportQuery(context);
  const setting = await q.one<Omit<TextMessage, 'phone' | 'params'>>(
    `select t.category, coalesce(t.endpoint, '') as endpoint, t.template_id as template, t.sign_name as sign,
      coalesce(t.access_key, '') as key, coalesce(t.secret_key, '') as secret, coalesce(t.region_id, '') as region
     from ${q.of(sms)} and t.id = ${q.p(id)}`,
  );
  const request = smsRequest({ ...setting, phone, params }, context.now());
  if (request === null) throw new Refusal(400, say`这类短信服务还不能测试`);
  const host = request.url.hostname.replaceAll(/[[\]]/g, '');
  if (setting.endpoint !== '') checkHost(host, context.settings.datasourceHosts ?? [], 'endpoint');
  const address = await addressOf(host);
  if (address === null)
    throw new Refusal(400, say`找不到主机“${host}”，请核对服务地址和网络`, [{ field: 'endpoint', rule: 'pattern' }]);
  await context.db.tx((sql) => audit(sql, context, { action: 'sms-test', path: sms.path, recordId: id }));
  return askProvider(request.url, address, request);
}
