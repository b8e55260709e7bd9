import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { oldestBrowsers, sharedPlugins } from '../../vite.shared.ts';
import { bareDefinitions } from './bareDefinitions.ts';
import { chunkGroups } from './chunkGroups.ts';
import { codeLoader } from './codeLoader.ts';
import { dictionaryWords } from './dictionaryWords.ts';
import { languages } from '../../locales/languages.ts';
import { languageTags } from './languageTags.ts';
import { leanCatalogue } from './leanCatalogue.ts';
import { relatedIndex } from './relatedIndex.ts';
import { resourceLabels } from './resourceLabels.ts';
import { serverMeta } from './serverMeta.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** Chunks that are only there once the frame is, and what is there with it. */
const framed = /^assets\/(?:frame|list)-/;
const comesWithFrame = /^assets\/(?:index|base|frame|rolldown-runtime)-/;
/** What the first script brings. */
const comesFirst = /^assets\/(?:index|rolldown-runtime)-/;

const groups = new Set(['index', 'rolldown-runtime', ...chunkGroups.map(({ name }) => name)]);
const isGroup = (name: string): boolean => groups.has(name);

export default defineConfig({
  plugins: [
    ...sharedPlugins({ keepsSource: true }),
    codeLoader(),
    languageTags(),
    serverMeta(),
    leanCatalogue(),
    resourceLabels(),
    dictionaryWords(),
    relatedIndex(),
    bareDefinitions(),
    {
      ...optimizeLocales.vite({
        locales: Object.values(languages).flatMap((language) => [language.tag, language.server]),
      }),
      enforce: 'pre',
    },
  ],
  // React has by itself what the shims bring to older versions.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  build: {
    target: [...oldestBrowsers],
    // The largest is the client of LiveKit, which meetings that it carries load alone.
    chunkSizeWarningLimit: 550,
    // A definition needs nothing that is not there already; without the list of what to load first, the map of all
    // definitions stays small.
    modulePreload: {
      polyfill: false,
      // What the frame asks for comes when the frame is there with all it needs, so that its map of screens names the
      // rest alone.
      resolveDependencies: (file, needed, { hostId }) => {
        if (file.startsWith('assets/d/')) return [];
        return needed.filter((name) => !(framed.test(hostId) ? comesWithFrame : comesFirst).test(name));
      },
    },
    rolldownOptions: {
      output: {
        // Every page loads the map of all definitions and screens, and hashes do not compress: 42 bits tell the
        // versions of one file apart. Only groups have names, since a name costs as much as a hash.
        chunkFileNames: ({ name, moduleIds }) =>
          moduleIds.every((id) => id.includes('/api/src/resources/'))
            ? 'assets/d/[hash:7].js'
            : `assets/${isGroup(name) ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }) =>
          names.every((name) => name.endsWith('.css') && !isGroup(name.slice(0, -4)))
            ? 'assets/[hash:5].css'
            : 'assets/[name]-[hash:4][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/files': server, '/maps': server } },
});
