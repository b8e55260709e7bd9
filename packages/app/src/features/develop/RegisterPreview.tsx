import { crud } from '@lattice/api/call';
import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import type { GeneratedRegister } from '@lattice/api/resources/blade-develop/code';
import type { Translate } from '@lattice/api/validate';
import { CrudTable, useMemoryState } from '@lattice/ui/CrudTable';
import { Radio } from '@lattice/ui/Radio';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { memorySource } from '@lattice/ui/memorySource';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { I18nProvider as LocaleProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../../locales/languages.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { languageTag, translatorIn } from '../../base/i18n.ts';
import { type Language, preferences } from '../../base/preferences.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf } from '../../records/translate.ts';
import { preview } from './develop.css.ts';

interface PreviewProps {
  register: GeneratedRegister;
}

const rights = { add: true, edit: true, remove: true, view: true, copy: true };

/** The register as its list will be, on rows in memory. */
function Screen({ register, own }: PreviewProps & { own: I18n }) {
  const { definition, dictionaries, rows } = register;
  const state = useMemoryState();
  const source = useMemo(() => memorySource(rows.map((row, n) => ({ ...row, id: String(n + 1) }))), [rows]);
  const parts = useMemo(() => {
    const say: Translate = (text, values) => own._(text, values);
    const whole: Resource = { ...definition, calls: crud };
    const words = new Map(dictionaries.map((one) => [one.code, one.entries]));
    const isChinese = own.locale === 'zh';
    return {
      label: listName(definition.label, say),
      recordLabel: say(definition.label),
      fields: fieldsOf(whole, say),
      rules: async () => (await import('@lattice/api/formValidator')).formValidator(whole, say),
      sources: {
        ...formSourcesIn(own.locale),
        options: (code: string) =>
          Promise.resolve(
            (words.get(code) ?? []).map(({ key, label, english }) => ({
              value: key,
              label: isChinese ? label : english,
            })),
          ),
      },
    };
  }, [definition, dictionaries, own]);
  return (
    <CrudTable
      {...parts}
      name={definition.path}
      {...(definition.title !== undefined && { title: definition.title })}
      source={source}
      state={state}
      rights={rights}
      shownActions={3}
      actionsWidth={wordWidth(140)}
      actionsFloat
    />
  );
}

/** A register that was made, as a screen that works: search, table, form and its rules, in each language. */
export function RegisterPreview({ register }: PreviewProps) {
  const { t } = useLingui();
  const shown = useSnapshot(preferences).language;
  const [language, setLanguage] = useState<Language>(shown);
  const { data: own } = useQuery({
    queryKey: ['generated words', language, register.words],
    queryFn: () => translatorIn(language, language === 'zh' ? {} : { ...register.words }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Stack gap="md">
      <Radio
        label={t`语言`}
        value={language}
        options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
        onChange={(next) => setLanguage(next as Language)}
      />
      <div className={preview} lang={languageTag(language)}>
        {own === undefined ? (
          <Skeleton kind="rows" count={8} />
        ) : (
          <I18nProvider i18n={own}>
            <LocaleProvider locale={languageTag(language)}>
              <Screen key={language} register={register} own={own} />
            </LocaleProvider>
          </I18nProvider>
        )}
      </div>
    </Stack>
  );
}
