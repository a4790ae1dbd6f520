import { blogEndpoints } from '@northcast/shared-contracts/api/blog-endpoints';
import { type CallResult, call } from '@northcast/shared-contracts/api/client/request';
import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Article } from './article';
import { ArticleLoading } from './article-loading';
import { ArticleProblem } from './article-problem';

/** Preview of a post for its editors: the request uses their session. */
export function Page() {
  const { id = '' } = useParams();
  const [result, setResult] = useState<CallResult<BlogPost> | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (answer: CallResult<BlogPost>) => {
      if (!isGone) setResult(answer);
    };
    void call<BlogPost>(blogEndpoints.postPreview, { parameters: { id } }).then(show);
    return () => {
      isGone = true;
    };
  }, [id]);
  if (result === null) {
    return (
      <>
        <PageHead title="Preview" noindex />
        <ArticleLoading />
      </>
    );
  }
  return 'data' in result ? (
    <Article post={result.data} isPreview />
  ) : (
    <ArticleProblem {...screens.blogPostMissing} />
  );
}
