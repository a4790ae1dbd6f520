import type { AdminPost, PostVersion } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { useCallFailure } from '../calls/call-failure';
import { SecondaryText } from '../list/cells';
import { postApi } from './post-calls';
import { titleOf } from './post-columns';

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

interface VersionsDialogProps {
  readonly id: string;
  /** Saves the current content first. */
  readonly flush: () => Promise<number | null>;
  readonly onRestored: (post: AdminPost) => void;
  readonly onClose: () => void;
}

/** Lists earlier versions of a post, which can be restored. */
export function VersionsDialog({ id, flush, onRestored, onClose }: VersionsDialogProps) {
  const { data, isError } = postApi.usePostVersionsQuery({ id });
  const [restore, { isLoading }] = postApi.useRestorePostVersionMutation();
  const showFailure = useCallFailure();
  const take = async (versionId: string) => {
    const version = await flush();
    if (version === null) return;
    const answer = await restore({ id, versionId, body: { version } });
    if (answer.error) showFailure('restorePost', answer.error);
    else {
      onRestored(answer.data);
      onClose();
    }
  };
  return (
    <Dialog open title="Versions" onClose={onClose} locked={isLoading}>
      <DialogBody>
        {isError ? <Text tone="muted">The versions could not be read.</Text> : null}
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
                  {`, ${version.words} words`}
                </SecondaryText>
              </Words>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore the version of ${formatDateTime(version.createdAt)}`}
                disabled={isLoading}
                onClick={() => take(version.id)}
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
