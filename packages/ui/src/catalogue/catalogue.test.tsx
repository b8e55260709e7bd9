import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.tsx';

it('translates plain texts, values and plurals by their Chinese text', () => {
  const messages = catalogue({
    保存: 'Guardar',
    'list\u0004字典': 'Diccionarios',
    '已选 {count} 条': '{count, plural, one {# elegido} other {# elegidos}}',
  });
  const i18n = setupI18n({ locale: 'es', messages: { es: messages } });
  expect(i18n._(generateMessageId('保存') as string)).toBe('Guardar');
  expect(i18n._(generateMessageId('字典', 'list') as string)).toBe('Diccionarios');
  expect(i18n._(generateMessageId('已选 {count} 条') as string, { count: 1 })).toBe('1 elegido');
  expect(i18n._(generateMessageId('已选 {count} 条') as string, { count: 2 })).toBe('2 elegidos');
});

it('shows what is not translated in Chinese, its values filled in, where nothing compiles messages', () => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'es', messages: catalogue({ 保存: 'Guardar' }) });
  // As `@lingui/core` is built for production.
  i18n.setMessagesCompiler(() => ['not compiled']);
  const text = (message: string, values?: Record<string, unknown>) =>
    i18n._({ id: generateMessageId(message) as string, message, ...(values && { values }) });
  expect(text('删除')).toBe('删除');
  expect(text('已选 {count} 条', { count: 3 })).toBe('已选 3 条');
});
