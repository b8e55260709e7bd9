import { within } from 'storybook/test';

/** The queries of the row in which a text stands; for stories. */
export const rowOf = async (canvas: { findByText: (text: string) => Promise<HTMLElement> }, text: string) => within((await canvas.findByText(text)).closest('tr') as HTMLElement);
