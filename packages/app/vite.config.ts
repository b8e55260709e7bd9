import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { leanCatalogue } from './leanCatalogue.ts';
import { sharedPlugins } from '../../vite.shared.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

export default defineConfig({
  plugins: [...sharedPlugins(), leanCatalogue(), { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }],
  build: {
    target: 'chrome88',
    chunkSizeWarningLimit: 300,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6000 }] } } },
  },
  server: { proxy: { '/api': server, '/files': server } },
});
