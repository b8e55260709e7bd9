import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { type TextMessage, smsRequest } from './smsRequest.ts';

const now = new Date('2026-03-10T02:00:00.500Z');
const message: TextMessage = {
  category: '3',
  endpoint: '',
  template: '1001',
  sign: '枫桥镇',
  key: 'key',
  secret: 'secret',
  region: '',
  phone: '13800000000',
  params: { code: '8 5' },
};
const call = (category: string, more: Partial<TextMessage> = {}) => smsRequest({ ...message, category, ...more }, now);

it('asks each provider at its own address, unless another one is set', () => {
  expect(['1', '2', '3', '4'].map((category) => call(category)?.url.host)).toEqual([
    'sms.yunpian.com',
    'sms.qiniuapi.com',
    'dysmsapi.aliyuncs.com',
    'yun.tim.qq.com',
  ]);
  expect(call('1', { endpoint: 'http://127.0.0.1:90/' })?.url.href).toBe(
    'http://127.0.0.1:90/v2/sms/tpl_single_send.json',
  );
  expect(call('9')).toBeNull();
});

it('names values of the template as Yunpian does', () => {
  const body = new URLSearchParams(call('1')?.body);
  expect([body.get('apikey'), body.get('tpl_value')]).toEqual(['key', '%23code%23=8+5']);
});

it('signs as Aliyun does: what was sent, sorted, with the key', () => {
  const body = call('3')?.body ?? '';
  const [query = '', signature = ''] = body.split('&Signature=');
  expect(query).toContain('TemplateParam=%7B%22code%22%3A%228%205%22%7D&Timestamp=2026-03-10T02%3A00%3A00Z');
  const text = `POST&%2F&${encodeURIComponent(query)}`;
  expect(decodeURIComponent(signature)).toBe(createHmac('sha1', 'secret&').update(text).digest('base64'));
});

it('signs the body for Qiniu, and number and time for Tencent', () => {
  expect(call('2')?.headers.authorization).toMatch(/^Qiniu key:[\w-]+=$/);
  const body = JSON.parse(call('4')?.body ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({ tpl_id: 1001, params: ['8 5'], time: 1_773_108_000 });
  expect(body.sig).toMatch(/^[\da-f]{64}$/);
});
