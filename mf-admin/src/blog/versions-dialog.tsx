import type { AdminPost, PostVersion } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { callErrorOf } from '../calls/call-failure';
import { SecondaryText } from '../list/cells';
import { countText } from '../list/count-text';
import { postApi } from './post-calls';
import { titleOf } from './post-columns';
import type { PostAnswer } from './use-post-saving';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const kinds: Readonly<Record<PostVersion['kind'], string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  saved: 'Saved',
  restored: 'Restored',
};

const wordNoun = { one: 'word', many: 'words' };

interface VersionsDialogProps {
  readonly id: string;
  /** Resolves to null if the current content, which is saved first, could not be saved. */
  readonly onRestore: (versionId: string) => Promise<PostAnswer | null>;
  readonly onRestored: (post: AdminPost) => void;
  readonly onClose: () => void;
}

/** Lists earlier versions of a post, which can be restored. */
export function VersionsDialog({ id, onRestore, onRestored, onClose }: VersionsDialogProps) {
  const { data, error, isFetching, refetch } = postApi.usePostVersionsQuery({ id });
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const isBusy = restoredId !== null;
  const restore = async (versionId: string) => {
    setRestoredId(versionId);
    const answer = await onRestore(versionId);
    setRestoredId(null);
    if (answer?.data) onRestored(answer.data);
    // The page behind the dialog shows a conflict, and why the content could not be saved.
    const isShownBehind = !answer?.error || callErrorOf(answer.error).status === 409;
    if (isShownBehind) onClose();
  };
  return (
    <Dialog open title="Versions" onClose={onClose} locked={isBusy}>
      <DialogBody>
        {data ? null : error ? (
          <ErrorPanel
            title="The versions could not be read"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            headingLevel={3}
          />
        ) : (
          <SpinnerPanel label="Loading the versions" />
        )}
        {data?.length === 0 ? (
          <Text tone="muted">
            A version is kept with each publication, and when somebody else writes on.
          </Text>
        ) : null}
        <List>
          {data?.map((version) => (
            <Item key={version.id}>
              <Words>
                {titleOf(version)}
                <SecondaryText>
                  {`${kinds[version.kind]} ${formatDateTime(version.createdAt)}`}
                  {version.authorName ? ` by ${version.authorName}` : ''}
                  {`, ${countText(version.words, wordNoun)}`}
                </SecondaryText>
              </Words>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore the version of ${formatDateTime(version.createdAt)}`}
                busy={restoredId === version.id}
                disabled={isBusy}
                onClick={() => void restore(version.id)}
              >
                Restore
              </Button>
            </Item>
          ))}
        </List>
      </DialogBody>
    </Dialog>
  );
}
