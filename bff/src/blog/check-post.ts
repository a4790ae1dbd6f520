import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { slugPattern } from '@northcast/shared-contracts/api/posts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { invalid } from '../errors/api-errors.js';
import type { PostContent } from './post-content.js';
import { picturesWithoutAlt } from './post-html.js';

/** Pages load pictures of this site alone. */
const coverPattern = /^\/(?![/\\])[^\s"'<>\\]*$/;

/** @throws 422 with all that a post still needs before somebody may read it */
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
