export const homeTeaser = {
  heading: 'From the blog',
  text: 'What we learn at work, written down with the figures.',
} as const;

/** Number of posts, and of loading skeletons. */
export const teaserCount = 3;
