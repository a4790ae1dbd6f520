import type { PostStatus } from '@northcast/shared-contracts/api/posts';
import type { BadgeTone } from '@northcast/shared-ui/badge/badge';
import { WordBadge } from '../list/cells';

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

export function PostStatusBadge({ status }: { readonly status: PostStatus }) {
  return <WordBadge tone={tones[status]}>{postStatusNames[status]}</WordBadge>;
}
