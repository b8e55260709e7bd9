import type { DragEvent } from 'react';

/** What listens to dragging where nodes carry a text out of the tree; a node without one stays. */
export const dragOut = (textOf: (id: string) => string | undefined) => ({
  onDragStart: (event: DragEvent): void => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
    const text = textOf(line?.dataset.key ?? '');
    if (text === undefined) event.preventDefault();
    else event.dataTransfer.setData('text/plain', text);
  },
});
