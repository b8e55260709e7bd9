import { userEvent } from 'storybook/test';

/** Selects a row by its box, or lets it go, as people without a mouse do; for stories. */
export async function tick(canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }, name: string): Promise<void> {
  (await canvas.findByRole('checkbox', { name })).focus();
  await userEvent.keyboard(' ');
}
