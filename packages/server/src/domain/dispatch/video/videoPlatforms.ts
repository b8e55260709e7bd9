import { demoCameras } from './demoCameras.ts';
import { mediaMtxPlatform } from './mediaMtxPlatform.ts';
import type { VideoPlatform } from './VideoPlatform.ts';
import { wvpPlatform } from './wvpPlatform.ts';
import { zlmPlatform } from './zlmPlatform.ts';

/** Kinds of platforms (dictionary `dispatch_platform`) that give pictures. */
export const VIDEO_KINDS = ['1', '2', '7', '8', '9', '10'] as const;

/** The platforms that this server plays and moves by itself, by kind; of others the browser gets the address alone. */
export const videoPlatforms: Readonly<Record<string, VideoPlatform>> = {
  7: demoCameras,
  8: wvpPlatform,
  9: zlmPlatform,
  10: mediaMtxPlatform,
};
