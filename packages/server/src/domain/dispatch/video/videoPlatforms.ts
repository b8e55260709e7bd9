import { demoCameras } from './demoCameras.ts';
import type { VideoPlatform } from './VideoPlatform.ts';

/** Kinds of platforms (dictionary `dispatch_platform`) that give pictures. */
export const VIDEO_KINDS = ['1', '2', '7'] as const;

/** The platforms that this server plays and moves by itself, by kind; of others the browser gets the address alone. */
export const videoPlatforms: Readonly<Record<string, VideoPlatform>> = { 7: demoCameras };
