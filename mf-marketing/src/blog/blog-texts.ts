import { brand } from '@northcast/shared-contracts/content/brand';

/** Labels of the list and of an article. Posts have no read time, so each kind has one here. */
export const blogTexts = {
  featured: 'Featured Article',
  allArticles: 'All Articles',
  featuredReadTime: '5 min read',
  cardReadTime: '4 min read',
  readFull: 'Read Full Article',
  readMore: 'Read more',
  viewAll: 'View All Articles',
  dateUnknown: 'Recently',
  publishedDateUnknown: 'Recently published',
  loadingList: 'Loading articles',
  loadingArticle: 'Loading article',
  /** A draft, as the panel calls it. */
  untitled: 'Untitled',
  /** Posts have no author field. */
  author: `By the ${brand.name} team`,
  backToAll: 'Back to All Articles',
  backToBlog: 'Back to Blog',
  share: 'Share',
  shareArticle: 'Share Article',
  getStarted: 'Get Started',
  publishedBy: 'Published by the company',
  continueReading: {
    heading: 'Continue Reading',
    text: 'More working notes, or the work itself.',
    services: 'Our Services',
  },
} as const;

/** Titles and texts in place of the list or an article. */
export const blogProblems = {
  listFailed: { title: 'Failed to load blog posts', text: 'Please try again later.' },
  listEmpty: { title: 'No blog posts available', text: 'Check back soon for new content!' },
  postFailed: {
    title: 'Failed to load blog post',
    text: "The article you're looking for might have been moved or deleted.",
  },
  postMissing: {
    title: 'Blog Post Not Found',
    text: "The article you're looking for doesn't exist.",
  },
  routeNotFound: 'Page not found',
} as const;

export const newsletters = {
  list: {
    heading: 'Stay Updated',
    text: `One letter a month: what ${brand.name} tried, what it cost and what came of it.`,
    promise: 'No spam, unsubscribe anytime.',
  },
  article: {
    heading: 'Never Miss an Update',
    text: 'Our next articles by email, in one letter a month.',
    promise: undefined,
  },
} as const;

export const newsletterTexts = {
  sent: 'Check your inbox: we have sent a mail with a link. The letters come once you have confirmed it.',
  sending: 'Sending...',
  failed: 'That did not work. Please try again in a moment.',
  withoutScript:
    'The newsletter needs JavaScript to subscribe. Write to us on the contact page instead.',
} as const;

/** Shown for posts without a picture. */
export const defaultPostImage = '/images/blog/default.svg';
