import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { LoaderResult, PageRequest } from '@northcast/shared-contracts/host/remote';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Article } from './article';
import { ArticleLoading } from './article-loading';
import { ArticleProblem } from './article-problem';
import { blogTexts } from './blog-texts';
import { loadPost, type Post, prefetchPost, useNextPosts, usePost } from './posts';

/** What every slug looks like; other addresses under `/blog/` are no article's. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function load(request: PageRequest): Promise<LoaderResult> {
  const slug = request.parameters.slug ?? '';
  return slugPattern.test(slug)
    ? loadPost(slug, request)
    : Promise.resolve({ status: 404, data: undefined });
}

export async function prefetch({ slug = '' }: PageRequest['parameters']): Promise<void> {
  if (slugPattern.test(slug)) await prefetchPost(slug);
}

export function Page() {
  const { slug = '' } = useParams();
  return slugPattern.test(slug) ? (
    <ArticleOf slug={slug} />
  ) : (
    <ArticleProblem title={screens.articleRouteNotFound} text={screens.blogPostMissing.text} />
  );
}

function ArticleOf({ slug }: { slug: string }) {
  const { reading, retry } = usePost(slug);
  useFocusAfterWaiting(reading.status === 'loading');
  if (reading.status === 'loading') {
    return (
      <>
        <PageHead title={blogTexts.loadingArticle} />
        <ArticleLoading />
      </>
    );
  }
  if (reading.status === 'failed' && reading.failureStatus !== 404) {
    return <ArticleProblem {...screens.blogPostFailed} onRetry={retry} />;
  }
  const post = reading.status === 'ready' ? reading.answer : null;
  return post ? <ArticleAndNext post={post} /> : <ArticleProblem {...screens.blogPostMissing} />;
}

/** The posts to read next are asked for once there is an article. */
function ArticleAndNext({ post }: { post: Post }) {
  return <Article post={post} next={useNextPosts(post.slug)} />;
}

/**
 * When what was waited for is there, its heading gets the focus that went away with what stood there before, so that a screen reader
 * says it. A reader who has put the focus elsewhere meanwhile keeps it, and so does somebody who did not wait.
 */
function useFocusAfterWaiting(isWaiting: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (isWaiting) {
      waited.current = true;
      return;
    }
    if (!waited.current || document.activeElement !== document.body) return;
    waited.current = false;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isWaiting]);
}
