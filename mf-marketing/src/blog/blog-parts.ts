import { lazyModule } from '../static-section/lazy-module';

/** Everything of the list's page but its first words and the search. */
export const blogParts = lazyModule(['blog-categories', 'blog-posts'], async () => {
  const { blogRest } = await import('./blog-rest');
  return blogRest;
});
