import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

export const SavedReplyRows = styled.ol`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};

  &:last-child {
    border-bottom: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 ${theme.size.sm};
  min-width: 0;
`;

const Title = styled.h3`
  font-size: ${theme.font.sm};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Ways = styled.div`
  display: flex;
  gap: ${theme.space[1]};

  [aria-disabled='true'] {
    color: ${theme.color.control};
    cursor: not-allowed;
  }
`;

interface SavedReplyRowProps {
  readonly reply: SavedReply;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Undefined at the end of the list, or while another move is in progress. */
  readonly onMoveUp: (() => void) | undefined;
  readonly onMoveDown: (() => void) | undefined;
}

export function SavedReplyRow({
  reply: { title, text },
  onEdit,
  onDelete,
  onMoveUp,
  onMoveDown,
}: SavedReplyRowProps) {
  return (
    <Row>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Words>
      <Ways>
        <IconButton
          icon="chevron-up"
          size="sm"
          label={`Move “${title}” up`}
          aria-disabled={onMoveUp === undefined}
          onClick={onMoveUp}
        />
        <IconButton
          icon="chevron-down"
          size="sm"
          label={`Move “${title}” down`}
          aria-disabled={onMoveDown === undefined}
          onClick={onMoveDown}
        />
        <IconButton icon="edit" size="sm" label={`Edit “${title}”`} onClick={onEdit} />
        <IconButton
          icon="trash"
          size="sm"
          tone="danger"
          label={`Delete “${title}”`}
          onClick={onDelete}
        />
      </Ways>
    </Row>
  );
}
