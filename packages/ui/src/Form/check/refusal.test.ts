import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

test('a refusal is sorted into fields and a sentence', () => {
  const names = new Set(['phone']);
  const phone = { field: 'phone', message: '手机号码长度不为11位' };
  expect(readRefusal({ fieldErrors: [phone], message: '参数有误' }, names, '；')).toEqual({
    fieldErrors: [phone],
    message: '',
  });
  expect(
    readRefusal({ fieldErrors: [{ field: 'rev', message: '已被他人修改' }], message: '冲突' }, names, '；'),
  ).toEqual({ fieldErrors: [], message: '冲突；已被他人修改' });
  expect(readRefusal(new Error('网络中断'), names, '；')).toEqual({ fieldErrors: [], message: '网络中断' });
  expect(readRefusal('坏了', names, '；')).toEqual({ fieldErrors: [], message: '坏了' });
});
