interface PlanEntry {
  readonly slug: string;
  readonly name: string;
  /** US dollars, paid once. */
  readonly price: number;
  /** US dollars: price plus savings. */
  readonly originalPrice: number;
  readonly savings: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly buttonText: string;
  readonly popular: boolean;
  readonly badge?: string;
  /**
   * Overrides of name, price and button on the home page. Only the largest plan has them: the home
   * page calls it 'PRO' and asks for a conversation, while the pricing page sells it as 'Pro
   * Weekly'.
   */
  readonly home?: {
    readonly name: string;
    readonly priceText: string;
    readonly buttonText: string;
  };
}

const entries = [
  {
    slug: 'starter',
    name: 'Starter',
    price: 140,
    originalPrice: 166,
    savings: 26,
    description: 'Two finished episodes for a new or monthly show.',
    features: [
      '2 Standard Episode Edits, up to 60 minutes of raw audio each',
      '1 Episode Thumbnail',
      '1 tidied transcript',
      'Mastered to -16 LUFS',
      '2 revision rounds per episode',
      'Same-day delivery of each edit',
    ],
    buttonText: 'Choose Starter',
    popular: false,
  },
  {
    slug: 'creator',
    name: 'Creator',
    price: 220,
    originalPrice: 309,
    savings: 89,
    description: 'Three finished episodes and a version for YouTube, for a show with a schedule.',
    features: [
      '3 Standard Episode Edits, up to 60 minutes of raw audio each',
      '1 YouTube Audiogram in 1080p',
      '1 Episode Thumbnail',
      '1 tidied transcript',
      '3 revision rounds per episode',
      'Same-day delivery of each edit',
    ],
    buttonText: 'Choose Creator',
    popular: true,
    badge: 'Most Popular',
  },
  {
    slug: 'pro-weekly',
    name: 'Pro Weekly',
    price: 300,
    originalPrice: 501,
    savings: 201,
    description: 'Four closely edited episodes, one a week, with the text to publish them.',
    features: [
      '4 Pro Episode Edits, up to 90 minutes of raw audio each',
      'Title & Keywords for every episode',
      'A tidied transcript for every episode',
      'One editor who keeps your style sheet',
      'Unlimited revision rounds',
      'A fixed delivery day every week',
    ],
    buttonText: 'Choose Pro Weekly',
    popular: false,
    home: { name: 'PRO', priceText: 'Contact us', buttonText: 'Talk to us' },
  },
] as const satisfies readonly PlanEntry[];

export type PlanSlug = (typeof entries)[number]['slug'];

export interface Plan extends PlanEntry {
  readonly slug: PlanSlug;
}

export const plans: readonly Plan[] = entries;
