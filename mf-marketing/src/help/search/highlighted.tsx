import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

export const Mark = styled.mark`
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accentSoft};
  color: inherit;
`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

function pieces(text: string, query: string): readonly Piece[] {
  let start = 0;
  // Splitting by a capturing group puts the matches at the odd indices.
  return text.split(new RegExp(`(${escaped(query)})`, 'i')).flatMap((part, index) => {
    const piece = { start, text: part, isMatch: index % 2 === 1 };
    start += part.length;
    return part === '' ? [] : [piece];
  });
}

/** A text with every match of the search marked. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  if (query.trim() === '') return text;
  return pieces(text, query.trim()).map((piece) =>
    piece.isMatch ? <Mark key={piece.start}>{piece.text}</Mark> : piece.text,
  );
}
