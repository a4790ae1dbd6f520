import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { LoaderResult, PageRequest } from '@northcast/shared-contracts/host/remote';
import { useParams } from 'react-router-dom';
import { Article } from './article';
import { ArticleLoading, useFocusAfterWaiting } from './article-loading';
import { ArticleProblem } from './article-problem';
import { blogProblems, blogTexts } from './blog-texts';
import type { Post } from './post-responses';
import { loadPost, prefetchPost, useNextPosts, usePost } from './posts';

/** The form and length of every slug; other paths under `/blog/` are not articles. */
const slugPattern = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/;

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
    <ArticleProblem title={blogProblems.routeNotFound} text={blogProblems.postMissing.text} />
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
    return <ArticleProblem {...blogProblems.postFailed} onRetry={retry} />;
  }
  const post = reading.status === 'ready' ? reading.answer : null;
  return post ? <ArticleAndNext post={post} /> : <ArticleProblem {...blogProblems.postMissing} />;
}

/** Separate component, so that the next posts are requested only after the article has loaded. */
function ArticleAndNext({ post }: { post: Post }) {
  return <Article post={post} next={useNextPosts(post.slug)} />;
}
