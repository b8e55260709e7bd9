import { createContext } from 'react';

/** How far pictures are shrunk before they are sent. */
export interface PictureRule {
  /** Greatest width or height in pixels. */
  longestSide: number;
  /** Quality of a JPEG, 0 to 1. */
  quality: number;
}

/** How far pictures are shrunk unless a page says otherwise. */
export const standardRule: PictureRule = { longestSide: 2560, quality: 0.82 };

/** Says how all fields inside shrink pictures, asked at each; by default to 2560 pixels and a quality of 0.82. */
export const PictureRules = createContext<() => Promise<PictureRule>>(() => Promise.resolve(standardRule));
