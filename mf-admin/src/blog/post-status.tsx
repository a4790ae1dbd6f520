import type { PostStatus } from '@northcast/shared-contracts/api/posts';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import styled from 'styled-components';

export const postStatusNames: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
};

const tones: Readonly<Record<PostStatus, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  unpublished: 'neutral',
  deleted: 'danger',
};

/** One word, which a narrow column must not break. */
const Word = styled(Badge)`
  white-space: nowrap;
`;

export function PostStatusBadge({ status }: { readonly status: PostStatus }) {
  return <Word tone={tones[status]}>{postStatusNames[status]}</Word>;
}
