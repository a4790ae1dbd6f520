import { lateCode } from '../static-section/late-code';

/** Everything of the list's page but its first words and the search. */
export const blogParts = lateCode(['blog-categories', 'blog-posts'], async () => {
  const { blogRest } = await import('./blog-rest');
  return blogRest;
});
