import { BaseMaps } from '@lattice/ui/baseMaps';
import { PictureRules, standardRule } from '@lattice/ui/pictureRules';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { languageTag } from '../base/i18n.ts';
import { preferences } from '../base/preferences.ts';
import { queryClient } from '../session/queryClient.ts';
import { useGo } from '../navigation/Address.tsx';

export interface ProvidersProps {
  /** The pages. */
  children: ReactNode;
}

const bringBaseMaps = async () => (await import('../features/baseMaps/baseMapSource.ts')).baseMapSource;
/** As the town says it; where its server does not, as the kit has it. */
const pictureRule = async () => (await import('../session/gate.ts')).gate.ways?.pictures ?? standardRule;

/** What every page of a person who is signed in may ask for: answers of the server, language, ways to other pages. */
export function Providers({ children }: ProvidersProps) {
  const go = useGo();
  const { language } = useSnapshot(preferences);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={languageTag(language)}>
        <RouterProvider navigate={go}>
          <PictureRules value={pictureRule}>
            <BaseMaps value={bringBaseMaps}>{children}</BaseMaps>
          </PictureRules>
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
