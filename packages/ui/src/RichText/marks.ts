import { Extension, Mark } from '@tiptap/react';

const mark = (name: string, tag: 'sup' | 'sub') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            /^(?:center|right|justify)$/.exec(element.getAttribute('align') ?? '')?.[0],
          renderHTML: ({ align }: Record<string, unknown>) => (typeof align === 'string' ? { align } : {}),
        },
      },
    },
  ],
});

/** What pasted text keeps beside what the tools make: raised and lowered signs, and where paragraphs stand. */
export const marks = [mark('superscript', 'sup'), mark('subscript', 'sub'), alignment];
