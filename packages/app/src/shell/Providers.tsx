import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { languageTag } from '../i18n.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../queryClient.ts';

/** Props of Providers. */
export interface ProvidersProps {
  /** The pages. */
  children: ReactNode;
}

const linking = { useHref };

/** What every page of a person who is signed in may ask for: answers of the server, language, ways to other pages. */
export function Providers({ children }: ProvidersProps) {
  const navigate = useNavigate();
  const { language } = useSnapshot(preferences);
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={languageTag(language)}>
        <RouterProvider navigate={go} {...linking}>{children}</RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
