import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { sharedPlugins } from '../../vite.shared.ts';
import { leanCatalogue } from './leanCatalogue.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

export default defineConfig({
  plugins: [...sharedPlugins(), leanCatalogue(), { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }],
  build: {
    target: 'chrome88',
    chunkSizeWarningLimit: 450,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': server, '/files': server } },
});
