import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { languages } from 'virtual:record-names';

const none: Readonly<Record<string, string>> = {};

/** What one record of each register is called in the language shown, by path; none before it is asked for. */
export function useRecordNames(isAsked: boolean): Readonly<Record<string, string>> {
  const { locale } = useLingui().i18n;
  const { data = none } = useQuery({
    queryKey: ['record names', locale],
    queryFn: async () => (await languages[locale]?.()) ?? none,
    enabled: isAsked,
    staleTime: Infinity,
  });
  return data;
}
