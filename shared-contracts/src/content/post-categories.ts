/** The blog's categories. A post stores the slug, which is also part of addresses. */
export const postCategories = [
  { slug: 'getting-started', label: 'Getting Started' },
  { slug: 'production-tips', label: 'Production Tips' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'equipment', label: 'Equipment' },
] as const;

export type PostCategory = (typeof postCategories)[number]['slug'];

export const postCategorySlugs: readonly PostCategory[] = postCategories.map(({ slug }) => slug);

/** Allowed values; empty for none. */
export const writtenCategories: readonly (PostCategory | '')[] = ['', ...postCategorySlugs];

/** The category with a slug, if there is one. */
export const postCategoryOf = (slug: string | null | undefined) =>
  postCategories.find((category) => category.slug === slug);
