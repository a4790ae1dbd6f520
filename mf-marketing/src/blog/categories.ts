import {
  type PostCategory,
  postCategories,
} from '@northcast/shared-contracts/content/post-categories';

/** Counts from the specification; the list shows the real number of articles in its heading. */
const counts: Readonly<Record<PostCategory, number>> = {
  'getting-started': 12,
  'production-tips': 18,
  marketing: 15,
  equipment: 9,
};

export const blogCategories = postCategories.map((each) => ({ ...each, count: counts[each.slug] }));

export const addressOfCategory = (slug: PostCategory) => `/blog?category=${slug}`;
