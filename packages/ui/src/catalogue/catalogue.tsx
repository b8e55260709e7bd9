import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const [chinese] = Object.values(
  import.meta.glob<Messages>('../../../../locales/zh.po', { eager: true, import: 'messages' }),
);

/**
 * A catalogue of the kit for a further language, for `i18n.load` or `i18n.loadAndActivate`: all texts of the kit in
 * Chinese, and over them what `translations` says for each Chinese text; `@lattice/ui/locales/texts.json` lists them.
 * Where one text has two meanings, its key is the meaning, U+0004 and the text, as in gettext: `'list\u0004字典'`.
 * Placeholders such as `{count}` and plurals are written in ICU message format.
 *
 * @example
 *   ```ts
 *   import { catalogue } from '@lattice/ui/catalogue';
 *   import { i18n } from '@lingui/core';
 *
 *   i18n.loadAndActivate({
 *     locale: 'es',
 *     messages: catalogue({ 保存: 'Guardar', '已选 {count} 条': '{count} elegidos' }),
 *   });
 *   ```
 */
export const catalogue = (translations: Readonly<Record<string, string>>): Messages => ({
  ...chinese,
  ...Object.fromEntries(
    Object.entries(translations).map(([key, words]) => {
      const end = key.indexOf('\u0004');
      const context = end < 0 ? undefined : key.slice(0, end);
      return [generateMessageId(key.slice(end + 1), context) as string, compileMessage(words)];
    }),
  ),
});
