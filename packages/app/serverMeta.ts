import type { Plugin } from 'vite';

/**
 * Writes what the build was told of its server (`VITE_DIALECT` and the like) into the page, where the application reads
 * it and a town can change it without building anew, and in which zone the town is, which our own server writes anew.
 */
export function serverMeta(): Plugin {
  const { VITE_DIALECT, VITE_SESSION, VITE_SWITCH_MODE, VITE_SM2_PUBLIC_KEY, VITE_MENU_ALIASES, VITE_BASE_MAPS } =
    process.env;
  const settings = {
    ...(VITE_DIALECT && { dialect: VITE_DIALECT }),
    ...(VITE_SESSION && { session: VITE_SESSION }),
    ...(VITE_SWITCH_MODE === '1' && { switchMode: true }),
    ...(VITE_SM2_PUBLIC_KEY && { publicKey: VITE_SM2_PUBLIC_KEY }),
    ...(VITE_MENU_ALIASES && { menus: JSON.parse(VITE_MENU_ALIASES) as unknown }),
    ...(VITE_BASE_MAPS && { baseMaps: JSON.parse(VITE_BASE_MAPS) as unknown }),
  };
  return {
    name: 'server-meta',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'lattice-server', content: JSON.stringify(settings) }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'lattice-zone', content: process.env.TIME_ZONE ?? '' }, injectTo: 'head-prepend' },
    ],
  };
}
