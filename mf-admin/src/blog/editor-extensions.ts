import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** A table without inline `style` widths, which the Content Security Policy would block. */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** Node types that a post may contain: those that Markdown can express and the site renders. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { rel: 'noopener', target: null },
      isAllowedUri: (address) => isGoodLink(address ?? ''),
    },
  }),
  Image.configure({ inline: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** Whether a link may have this address: http(s), mailto, or an address of this site. */
export function isGoodLink(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address)) return false;
  if (/^(https?:\/\/[^/?#]|mailto:[^@]+@)/i.test(address)) return true;
  return /^(\/(?!\/)|#|\?)/.test(address);
}
