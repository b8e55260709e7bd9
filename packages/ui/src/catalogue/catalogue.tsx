import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * A catalogue of the kit for a further language, for `i18n.load` or `i18n.loadAndActivate`. `translations` gives the
 * words for each Chinese text of the kit; all texts are listed in `@lattice/ui/locales/texts.json`. Where one text has
 * two meanings, its key is the meaning, U+0004 and the text, as in gettext: `'list\u0004字典'`. Placeholders such as
 * `{count}` and plurals are written in ICU message format. A text without a translation is shown in Chinese.
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
export const catalogue = (translations: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(
    Object.entries(translations).map(([key, words]) => {
      const end = key.indexOf('\u0004');
      const context = end < 0 ? undefined : key.slice(0, end);
      return [generateMessageId(key.slice(end + 1), context) as string, compileMessage(words)];
    }),
  );
