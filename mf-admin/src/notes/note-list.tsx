import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: start;
`;

const Who = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
`;

const Words = styled.p`
  grid-column: 1;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Ways = styled.span`
  display: flex;
  grid-row: 1 / span 2;
  grid-column: 2;
`;

/** The fields that notes on customers and orders share. */
export interface ShownNote {
  readonly id: string;
  readonly authorName: string;
  readonly createdAt: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly isEdited: boolean;
}

interface NoteListProps {
  readonly notes: readonly ShownNote[];
  readonly onEdit: (note: ShownNote) => void;
  readonly onDelete: (note: ShownNote) => void;
}

/** The team's notes; authors can change and delete their own. */
export function NoteList({ notes, onEdit, onDelete }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {notes.map((note) => (
        <Entry key={note.id}>
          <Who>
            {`${note.authorName}, `}
            <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
            {note.isEdited ? ', edited' : ''}
          </Who>
          <Words>{note.text}</Words>
          {note.isOwn ? (
            <Ways>
              <IconButton icon="edit" label="Edit note" onClick={() => onEdit(note)} />
              <IconButton
                icon="trash"
                tone="danger"
                label="Delete note"
                onClick={() => onDelete(note)}
              />
            </Ways>
          ) : null}
        </Entry>
      ))}
    </Stack>
  );
}
