import { blogEndpoints } from '@northcast/shared-contracts/api/blog-endpoints';
import { type CallResult, call } from '@northcast/shared-contracts/api/client/request';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Article } from './article';
import { ArticleLoading, useFocusAfterWaiting } from './article-loading';
import { ArticleProblem } from './article-problem';
import { blogProblems, blogTexts } from './blog-texts';

/** Preview of a post for its editors: the request uses their session. */
export function Page() {
  const { id = '' } = useParams();
  return <PreviewOf key={id} id={id} />;
}

function PreviewOf({ id }: { id: string }) {
  const { result, retry } = usePreview(id);
  const status = result && 'error' in result ? result.error.status : 200;
  const isWaiting = result === null || status === 401;
  useSignInAgain(status === 401);
  useFocusAfterWaiting(isWaiting);
  if (isWaiting) {
    return (
      <>
        <PageHead title="Preview" noindex />
        <ArticleLoading />
      </>
    );
  }
  if ('data' in result) {
    const title = result.data.title || blogTexts.untitled;
    return <Article post={{ ...result.data, title }} isPreview />;
  }
  return status === 404 ? (
    <ArticleProblem {...blogProblems.postMissing} />
  ) : (
    <ArticleProblem {...blogProblems.postFailed} onRetry={retry} />
  );
}

/** Reads the post at each visit, because it changes while it is written. */
function usePreview(id: string) {
  const [result, setResult] = useState<CallResult<BlogPost> | null>(null);
  const isMissing = result === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const show = (answer: CallResult<BlogPost>) => {
      if (!isGone) setResult(answer);
    };
    void call<BlogPost>(blogEndpoints.postPreview, { parameters: { id } }).then(show);
    return () => {
      isGone = true;
    };
  }, [id, isMissing]);
  return { result, retry: () => setResult(null) };
}

/** The shell returns to this page after the sign-in. */
function useSignInAgain(isExpired: boolean): void {
  const { sessionEnded } = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice per response
  useEffect(() => {
    if (isExpired) sessionEnded('sessionExpired');
  }, [isExpired]);
}
