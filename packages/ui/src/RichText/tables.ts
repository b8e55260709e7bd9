import { type Editor, type JSONContent, Node, mergeAttributes } from '@tiptap/react';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

/** How many rows or columns a cell takes; said where they are more than one. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (Number(count) > 1 ? { [name]: count } : {}),
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes: given }) => [tag, mergeAttributes(given), 0],
  });

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (to: 1 | -1) => () => goToNextCell(to)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables in rich text: Tab goes from cell to cell, and out of the last one. */
export const tables = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td')];

const [ROWS, COLUMNS] = [3, 3];

const rowOf = (type: string): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Puts in an empty table with a row of headers, and the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const from = editor.state.selection.from;
  const rows = Array.from({ length: ROWS }, (_, at) => rowOf(at === 0 ? 'tableHeader' : 'tableCell'));
  editor.chain().focus().insertContent({ type: 'table', content: rows }).run();
  let first: number | null = null;
  editor.state.doc.descendants((node, at) => {
    if (first === null && at + node.nodeSize > from && node.type.name === 'tableHeader') first = at + 2;
    return first === null;
  });
  if (first !== null) editor.commands.setTextSelection(first);
}

/** What can be done with the table in which the cursor stands. */
export const tableActs = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable } as const;

/** Does something with the table in which the cursor stands. */
export function changeTable(editor: Editor, act: keyof typeof tableActs): void {
  tableActs[act](editor.state, editor.view.dispatch);
  editor.commands.focus(undefined, { scrollIntoView: false });
}
