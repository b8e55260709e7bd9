import { userEvent } from 'storybook/test';

/** Presses something as people without a mouse do; for stories. */
export async function press(element: HTMLElement): Promise<void> {
  element.focus();
  await userEvent.keyboard('{Enter}');
}
