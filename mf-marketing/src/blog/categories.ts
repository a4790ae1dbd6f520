import {
  type PostCategory,
  postCategories,
} from '@northcast/shared-contracts/content/post-categories';

/** The specification's counts; how many articles a list holds is said above it. */
const counts: Readonly<Record<PostCategory, number>> = {
  'getting-started': 12,
  'production-tips': 18,
  marketing: 15,
  equipment: 9,
};

export const blogCategories = postCategories.map((each) => ({ ...each, count: counts[each.slug] }));

/** Where the posts of a category are listed. */
export const addressOfCategory = (slug: PostCategory) => `/blog?category=${slug}`;
