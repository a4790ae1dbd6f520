export const homeTeaser = {
  heading: 'From the blog',
  text: 'What we learn at work, written down with the figures.',
} as const;

/** How many posts, and card shapes while they load. */
export const teaserCount = 3;
