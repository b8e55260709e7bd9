import { Text } from '@lattice/ui/Text';
import type { ReactNode } from 'react';
import { LanguageButton } from '../looks/LanguageButton.tsx';
import { head, page } from './guest.css.ts';
import { useDeviceTheme } from './useDeviceTheme.ts';

/** A page of somebody without an account, in the language they choose and as light or dark as their device. */
export function GuestPage({ title, children }: { title: string; children: ReactNode }) {
  useDeviceTheme();
  return (
    <div className={page}>
      <div className={head}>
        <Text as="h1" size="title">
          {title}
        </Text>
        <LanguageButton />
      </div>
      {children}
    </div>
  );
}
