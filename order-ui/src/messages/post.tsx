import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { FileList } from '../files/file-list';
import { Words } from '../words';

const Frame = styled.article`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};

  &[data-team] {
    border-inline-start: ${theme.size.ring} solid ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;

export interface PostProps {
  readonly author: string;
  readonly isTeam: boolean;
  readonly createdAt: string;
  readonly text: string;
  readonly files?: readonly OrderFile[] | undefined;
}

/** One post of a thread: author, time, full text and files. */
export function Post({ author, isTeam, createdAt, text, files = [] }: PostProps) {
  return (
    <Frame data-team={isTeam || undefined}>
      <Head>
        <Text size="sm" tone="ink" weight="strong">
          {author}
        </Text>
        <Text as="time" size="sm" tone="muted" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </Text>
      </Head>
      <Words>{text}</Words>
      {files.length === 0 ? null : <FileList files={files} label={`Files from ${author}`} />}
    </Frame>
  );
}
