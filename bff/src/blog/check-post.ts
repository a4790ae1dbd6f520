import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { slugPattern } from '@northcast/shared-contracts/api/posts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { invalid } from '../errors/api-errors.js';
import type { PostContent } from './post-content.js';
import { picturesWithoutAlt } from './post-html.js';

/** Paths on this site only: pages load no images from elsewhere. */
const coverPattern = /^\/(?![/\\])[^\s"'<>\\]*$/;

/** @throws 422 with everything that the post still needs before it can be published */
export function checkIsReady({ title, slug, excerpt, imageUrl, source }: PostContent): void {
  const errors: FieldError[] = [];
  const expect = (isGood: boolean, path: string, message: string) => {
    if (!isGood) errors.push({ path, message });
  };
  expect(title !== '', 'title', validation.postTitle);
  expect(slugPattern.test(slug), 'slug', validation.postSlug);
  expect(excerpt !== '', 'excerpt', validation.postExcerpt);
  expect(imageUrl === '' || coverPattern.test(imageUrl), 'imageUrl', validation.postCover);
  expect(source.trim() !== '', 'source', validation.postText);
  expect(picturesWithoutAlt(source) === 0, 'source', validation.pictureAlt);
  if (errors.length > 0) throw invalid(errors);
}
