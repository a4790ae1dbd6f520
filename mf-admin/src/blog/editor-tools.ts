import type { Editor } from '@tiptap/core';

export interface Tool {
  readonly label: string;
  /** Text on the button. */
  readonly sign: string;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const focused = (editor: Editor) => editor.chain().focus();

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `Heading ${level}`,
  sign: `H${level}`,
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The toolbar's groups of buttons. */
export const tools: readonly (readonly Tool[])[] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      label: 'Bold',
      sign: 'B',
      run: (editor) => focused(editor).toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: 'Italic',
      sign: 'I',
      run: (editor) => focused(editor).toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      label: 'Strikethrough',
      sign: 'S',
      run: (editor) => focused(editor).toggleStrike().run(),
      isOn: (editor) => editor.isActive('strike'),
    },
    {
      label: 'Code',
      sign: '<>',
      run: (editor) => focused(editor).toggleCode().run(),
      isOn: (editor) => editor.isActive('code'),
    },
  ],
  [
    {
      label: 'Bulleted list',
      sign: '•',
      run: (editor) => focused(editor).toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'Numbered list',
      sign: '1.',
      run: (editor) => focused(editor).toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: 'Quote',
      sign: '”',
      run: (editor) => focused(editor).toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      label: 'Code block',
      sign: '{ }',
      run: (editor) => focused(editor).toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    {
      label: 'Table',
      sign: '▦',
      run: (editor) => focused(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      isPossible: (editor) => !editor.isActive('table'),
    },
  ],
];

/** Buttons for when the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Add row below', sign: '+ Row', run: (editor) => focused(editor).addRowAfter().run() },
  {
    label: 'Add column after',
    sign: '+ Column',
    run: (editor) => focused(editor).addColumnAfter().run(),
  },
  { label: 'Delete row', sign: '− Row', run: (editor) => focused(editor).deleteRow().run() },
  {
    label: 'Delete column',
    sign: '− Column',
    run: (editor) => focused(editor).deleteColumn().run(),
  },
  { label: 'Delete table', sign: '− Table', run: (editor) => focused(editor).deleteTable().run() },
];

export const historyTools: readonly Tool[] = [
  {
    label: 'Undo',
    sign: '↶',
    run: (editor) => focused(editor).undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    sign: '↷',
    run: (editor) => focused(editor).redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
