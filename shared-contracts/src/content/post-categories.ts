/** What the blog writes about; a post keeps the slug, which stands in addresses too. */
export const postCategories = [
  { slug: 'getting-started', label: 'Getting Started' },
  { slug: 'production-tips', label: 'Production Tips' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'equipment', label: 'Equipment' },
] as const;

export type PostCategory = (typeof postCategories)[number]['slug'];

export const postCategorySlugs: readonly PostCategory[] = postCategories.map(({ slug }) => slug);

/** What may be written: empty for none. */
export const writtenCategories: readonly (PostCategory | '')[] = ['', ...postCategorySlugs];

/** The category of a slug, if it is one's. */
export const postCategoryOf = (slug: string | null | undefined) =>
  postCategories.find((category) => category.slug === slug);
