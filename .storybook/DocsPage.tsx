import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useState } from 'react';
import { create } from 'storybook/theming';
import { themeFiles } from './pages/themeFiles.ts';

/** The globals of the toolbar, as far as a documentation page follows them. */
interface Globals {
  theme?: string;
}

/** The globals with which a page begins, which stand in its address as `globals=theme:dark`. */
function globalsInAddress(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((one) => one.split(':'))) as Globals;
}

/** A documentation page in the theme of the toolbar. */
export function DocsPage({ context, children }: DocsContainerProps) {
  const [name, setName] = useState(() => globalsInAddress().theme);
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setName(globals.theme);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  const theme = useMemo(() => {
    const { normal } = (themeFiles.find((one) => one.theme.name === name) ?? themeFiles[0])?.tokens ?? {};
    const isDark = normal !== undefined && normal.surface < '#8';
    return create({
      base: isDark ? 'dark' : 'light',
      ...(normal && {
        appBg: normal.canvas,
        appContentBg: normal.surface,
        appPreviewBg: normal.surface,
        appBorderColor: normal.border,
        barBg: normal.surface,
        barTextColor: normal.textMuted,
        barSelectedColor: normal.accentText,
        colorPrimary: normal.accent,
        colorSecondary: normal.accentText,
        inputBg: normal.surface,
        inputBorder: normal.borderControl,
        inputTextColor: normal.text,
        textColor: normal.text,
        textMutedColor: normal.textMuted,
      }),
    });
  }, [name]);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
