import { style } from '@vanilla-extract/css';

/** A circle whose area says a third measure, clear enough to see those beneath. */
export const bubble = style({ fillOpacity: 0.2, strokeWidth: 1.5 });
