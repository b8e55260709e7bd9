import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Sent } from './callAddress.ts';

/** A setting of a provider, and the message that goes out by it. */
export interface TextMessage {
  /** Key of the dictionary `sms`. */
  category: string;
  /** Address instead of the provider's own; '' for that. */
  endpoint: string;
  template: string;
  sign: string;
  key: string;
  secret: string;
  region: string;
  phone: string;
  /** Values of the template by name. */
  params: Readonly<Record<string, string>>;
}

/** A call as a provider takes it. */
export interface SmsRequest extends Sent {
  url: URL;
}

const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
const JSON_TYPE = 'application/json';

/** Where a path of a provider is: at its own address, or at the one that is set. */
const at = (own: string, { endpoint }: TextMessage, path: string): URL =>
  new URL(`${(endpoint === '' ? own : endpoint).replace(/(?<!\/)\/+$/, '')}${path}`);

function yunpian(message: TextMessage): SmsRequest {
  const values = new URLSearchParams(Object.entries(message.params).map(([name, value]) => [`#${name}#`, value]));
  const body = new URLSearchParams({
    apikey: message.key,
    mobile: message.phone,
    tpl_id: message.template,
    tpl_value: values.toString(),
  });
  return {
    url: at('https://sms.yunpian.com', message, '/v2/sms/tpl_single_send.json'),
    headers: { 'content-type': FORM },
    body: body.toString(),
  };
}

function qiniu(message: TextMessage): SmsRequest {
  const url = at('https://sms.qiniuapi.com', message, '/v1/message/single');
  const body = JSON.stringify({ template_id: message.template, mobile: message.phone, parameters: message.params });
  const text = `POST ${url.pathname}\nHost: ${url.host}\nContent-Type: ${JSON_TYPE}\n\n${body}`;
  const signature = createHmac('sha1', message.secret).update(text).digest('base64');
  const safe = signature.replaceAll('+', '-').replaceAll('/', '_');
  return { url, headers: { 'content-type': JSON_TYPE, authorization: `Qiniu ${message.key}:${safe}` }, body };
}

const quoted = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);

function aliyun(message: TextMessage, now: Date): SmsRequest {
  const requested: Record<string, string> = {
    AccessKeyId: message.key,
    Action: 'SendSms',
    Format: 'JSON',
    PhoneNumbers: message.phone,
    RegionId: message.region === '' ? 'cn-hangzhou' : message.region,
    SignName: message.sign,
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: randomUUID(),
    SignatureVersion: '1.0',
    TemplateCode: message.template,
    TemplateParam: JSON.stringify(message.params),
    Timestamp: now.toISOString().replace(/\.\d+/, ''),
    Version: '2017-05-25',
  };
  const query = Object.entries(requested)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${quoted(name)}=${quoted(value)}`)
    .join('&');
  const signature = createHmac('sha1', `${message.secret}&`)
    .update(`POST&${quoted('/')}&${quoted(query)}`)
    .digest('base64');
  return {
    url: at('https://dysmsapi.aliyuncs.com', message, '/'),
    headers: { 'content-type': FORM },
    body: `${query}&Signature=${quoted(signature)}`,
  };
}

function tencent(message: TextMessage, now: Date): SmsRequest {
  const random = String(randomInt(100_000, 1_000_000));
  const time = Math.floor(now.getTime() / 1000);
  const url = at('https://yun.tim.qq.com', message, '/v5/tlssmssvr/sendsms');
  url.search = new URLSearchParams({ sdkappid: message.key, random }).toString();
  const sig = createHash('sha256')
    .update(`appkey=${message.secret}&random=${random}&time=${time}&mobile=${message.phone}`)
    .digest('hex');
  const body = JSON.stringify({
    tel: { nationcode: '86', mobile: message.phone },
    sign: message.sign,
    tpl_id: Number(message.template),
    params: Object.values(message.params),
    sig,
    time,
    extend: '',
    ext: '',
  });
  return { url, headers: { 'content-type': JSON_TYPE }, body };
}

const providers: Readonly<Record<string, (message: TextMessage, now: Date) => SmsRequest>> = {
  '1': yunpian,
  '2': qiniu,
  '3': aliyun,
  '4': tencent,
};

/** The call that sends a message by its provider, signed as the provider asks; null for an unknown one. */
export const smsRequest = (message: TextMessage, now: Date): SmsRequest | null =>
  providers[message.category]?.(message, now) ?? null;
