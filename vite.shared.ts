import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import manifest from './package.json' with { type: 'json' };

const cwd = fileURLToPath(new URL('.', import.meta.url));
/**
 * The oldest browsers that the application runs in, as Vite writes them, such as `chrome109`; the package file names
 * them.
 */
export const oldestBrowsers: readonly string[] = manifest.browserslist.map((one) => one.replace(' ', ''));

const configPath = `${cwd}lingui.config.ts`;

/**
 * The plugins that application, stories and tests share: styles, React, catalogues and message macros.
 * `keepsSource` leaves the texts of the source language in the code, so that each chunk brings its own and that
 * language needs no catalogue.
 */
export function sharedPlugins({ keepsSource = false }: { keepsSource?: boolean } = {}): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    react(),
    lingui({ configPath, cwd, failOnMissing: true, failOnCompileError: true }),
    babel({
      presets: [
        linguiTransformerBabelPreset(keepsSource ? { descriptorFields: 'message' } : undefined, { configPath, cwd }),
      ],
    }),
  ];
}
