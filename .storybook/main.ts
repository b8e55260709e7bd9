import { globSync, readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { dictionaryWords } from '../packages/app/dictionaryWords.ts';
import { relatedIndex } from '../packages/app/relatedIndex.ts';
import { resourceLabels } from '../packages/app/resourceLabels.ts';
import { sharedPlugins } from '../vite.shared.ts';
import { withStoryCode } from './withStoryCode.ts';

/** Every part of React Aria that the sources import. */
function ariaParts(): string[] {
  const sources = globSync('packages/{ui,app}/src/**/*.{ts,tsx}', { cwd: new URL('..', import.meta.url) });
  const found = sources.flatMap(
    (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').match(/react-aria-components\/\w+/g) ?? [],
  );
  return [...new Set(found)];
}

/** What stories import; a dependency found late reloads the page in the middle of a test. */
const late = [
  '@internationalized/date',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@tiptap/extension-image',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@visx/visx',
  '@zip.js/zip.js/lib/zip-core-custom.js',
  'axe-core',
  'bpmn-auto-layout',
  'bpmn-js/lib/BaseViewer',
  'bpmn-js-i18n/translations/zn.js',
  'bpmn-js/lib/Modeler',
  'bpmn-js/lib/NavigatedViewer',
  'diagram-js-minimap',
  'dompurify',
  'geojson-vt',
  'gcoord',
  'leaflet',
  'pmtiles',
  'lucide-react',
  'papaparse',
  'pinyin-pro',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-easy-crop',
  'uqr',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react-router/dom',
  'sm-crypto-v2',
  'storybook/test',
  'valtio',
  'valtio/utils',
  'wretch',
  ...ariaParts(),
];

/** Plugins without Storybook's own copy of the React plugin; ours, from the shared list, replaces it. */
async function withoutReact(option: PluginOption): Promise<PluginOption[]> {
  const plugin = await option;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(withoutReact))).flat();
  return plugin && plugin.name.startsWith('vite:react') ? [] : [plugin];
}

/** Modules whose props the documentation lists; reading those of all others takes half of a build. */
const documented = /\/packages\/ui\/src\/[^.]+\.tsx$/;

/** Lets Storybook's reader of props read the kit's parts alone. */
const kitPropsOnly: PluginOption = {
  name: 'kit-props-only',
  configResolved({ plugins }) {
    const reader = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin');
    const { transform } = reader ?? {};
    if (reader !== undefined && typeof transform === 'function')
      reader.transform = { filter: { id: documented }, handler: transform };
  },
};

/** Screens have stories, but no page of documentation, and are the larger half of a build. */
const isKitOnly = process.env.STORYBOOK_KIT_ONLY === 'true';

/** Tests show no documentation. */
const isTest = process.env.VITEST !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './pages/*.stories.tsx',
    ...(isKitOnly ? [] : ['../packages/app/src/**/*.stories.tsx']),
    '../packages/ui/src/**/*.stories.tsx',
    './sheets/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (own) =>
    mergeConfig(
      { ...own, plugins: await withoutReact(own.plugins) },
      {
        plugins: [
          isTest ? [] : [withStoryCode(), kitPropsOnly],
          ...sharedPlugins(),
          resourceLabels(),
          dictionaryWords(),
          relatedIndex(),
        ],
        optimizeDeps: { include: late },
      },
    ),
};

export default config;
