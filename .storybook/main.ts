import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { sharedPlugins } from '../vite.shared.ts';

/** Whether a plugin is Storybook's own copy of the React plugin; ours, from the shared list, replaces it. */
function isReactPlugin(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith('vite:react');
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (own) => {
    const plugins = await Promise.all((own.plugins ?? []).flat(10));
    return mergeConfig(
      { ...own, plugins: plugins.flat(10).filter((plugin) => !isReactPlugin(plugin)) },
      {
        plugins: sharedPlugins(),
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@lingui/core',
            '@lingui/react',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@tanstack/react-table',
            'react-hook-form',
            '@internationalized/date',
            'axe-core',
            'leaflet',
            'storybook/test',
            ...['Button', 'Checkbox', 'ComboBox', 'DatePicker', 'DateField', 'Dialog', 'DropZone', 'FieldError', 'FileTrigger', 'Form', 'Group', 'Heading', 'I18nProvider', 'Input', 'Label', 'Link', 'ListBox', 'Menu', 'Modal', 'NumberField', 'Popover', 'SearchField', 'Select', 'Separator', 'Switch', 'Tabs', 'Text', 'TextArea', 'TextField', 'Toast', 'Tooltip', 'Tree', 'Calendar', 'GridList', 'TagGroup', 'Autocomplete', 'TimeField', 'composeRenderProps'].map(
              (part) => `react-aria-components/${part}`,
            ),
          ],
        },
      },
    );
  },
};

export default config;
