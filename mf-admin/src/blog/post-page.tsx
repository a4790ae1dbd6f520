import { useUserId } from '@northcast/order-ui/use-user-id';
import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { useHeadingFocus } from '@northcast/shared-ui/heading-focus/use-heading-focus';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminStore } from '../calls/admin-api';
import { useSessionFailure } from '../calls/call-failure';
import { PageFrame } from '../list/list-page';
import { titleOf } from './post-columns';
import { PostEditor } from './post-editor';

export const store = [adminStore];

type Reading = { post: AdminPost } | { failure: 'gone' | 'failed' } | null;

/** The editing page of one post. */
export function Page() {
  const { id = '' } = useParams();
  const userId = useUserId();
  const tellSession = useSessionFailure();
  const [reading, setReading] = useState<Reading>(null);
  const askedId = useRef(id);
  const load = useCallback(async () => {
    askedId.current = id;
    setReading(null);
    const result = await call<AdminPost>(endpoints.adminPost, { parameters: { id } });
    // The page stays mounted from post to post, so another one may have been opened meanwhile.
    if (askedId.current !== id) return;
    if ('data' in result) setReading({ post: result.data });
    else {
      tellSession(result.error);
      if (result.error.status === 401) return;
      setReading({ failure: result.error.status === 404 ? 'gone' : 'failed' });
    }
  }, [id, tellSession]);
  useEffect(() => void load(), [load]);
  if (reading !== null && 'failure' in reading) {
    return <Problem isGone={reading.failure === 'gone'} onRetry={() => void load()} />;
  }
  return (
    <PostFrame
      post={reading?.post ?? null}
      userId={userId}
      onReplace={(next) => setReading({ post: next })}
    />
  );
}

interface PostBodyProps {
  readonly post: AdminPost;
  readonly userId: string;
  readonly onReplace: (post: AdminPost) => void;
}

interface PostFrameProps extends Omit<PostBodyProps, 'post'> {
  /** Null while it is read. */
  readonly post: AdminPost | null;
}

function PostFrame({ post, userId, onReplace }: PostFrameProps) {
  return (
    <PageFrame>
      <PageHead title={`${post ? titleOf(post) : 'Post'} (admin)`} noindex />
      <Cluster>
        <LinkButton to="/admin/blog" size="sm" variant="secondary">
          All posts
        </LinkButton>
        <Heading level={1} size="x2">
          Write a post
        </Heading>
      </Cluster>
      {post ? (
        <PostBody post={post} userId={userId} onReplace={onReplace} />
      ) : (
        <SkeletonArea label="Loading the post">
          <Skeleton shape="heading" />
          <Skeleton shape="picture" />
        </SkeletonArea>
      )}
    </PageFrame>
  );
}

function PostBody({ post, userId, onReplace }: PostBodyProps) {
  const shown = `${post.id} ${post.version}`;
  useHeadingFocus(shown);
  return post.status === 'deleted' ? (
    <p>This post is deleted. It can be restored in the list of deleted posts.</p>
  ) : (
    <PostEditor key={shown} first={post} userId={userId} onReplace={onReplace} />
  );
}

function Problem({ isGone, onRetry }: { readonly isGone: boolean; readonly onRetry: () => void }) {
  const title = isGone ? 'This post is not there' : 'The post could not be read';
  return (
    <>
      <PageHead title={`${title} (admin)`} noindex />
      <ErrorPanel
        title={title}
        text={isGone ? 'It may have been deleted.' : 'Please try again in a moment.'}
        headingLevel={1}
        {...(isGone ? {} : { onRetry })}
        action={
          <LinkButton to="/admin/blog" variant="secondary">
            All posts
          </LinkButton>
        }
      />
    </>
  );
}
