import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { offers } from '../ai/offers';
import { equipmentCategories } from '../equipment/categories';
import { faqCategories } from '../help/faqs';
import type { SearchEntry } from './entry';
import { pageEntries, requestEntries } from './page-entries';
import { articleEntries, guideEntries, policyEntries } from './text-entries';

const serviceEntries: readonly SearchEntry[] = services.map(
  ({ slug, name, price, description, features }) => ({
    kind: 'service',
    title: name,
    text: description,
    to: `/services#${slug}`,
    price: formatDollars(price),
    order: slug,
    parts: features,
  }),
);

const planEntries: readonly SearchEntry[] = plans.map(
  ({ slug, name, price, description, features }) => ({
    kind: 'plan',
    title: `${name} plan`,
    text: description,
    to: `/pricing#plan-${slug}`,
    price: formatDollars(price),
    order: slug,
    parts: features,
  }),
);

const addOnEntry: SearchEntry = {
  kind: 'plan',
  title: 'Add-ons for any order',
  text: 'Extras that you tick in the order form of a plan or service.',
  to: '/pricing#add-ons',
  parts: addOns.map(({ name, price }) => `${name}: ${formatDollars(price)}`),
};

/** Each links to the help center with the question as the search text. */
const questionEntries: readonly SearchEntry[] = faqCategories.flatMap(({ title, faqs }) =>
  faqs.map(({ question, answer }) => ({
    kind: 'question' as const,
    title: question,
    text: answer,
    to: `/help?q=${encodeURIComponent(question)}`,
    words: title,
  })),
);

const equipmentEntry: SearchEntry = {
  kind: 'guide',
  title: 'Equipment guide',
  text: 'Microphones, audio interfaces, headphones and recording software with prices and ratings, and a kit for each budget.',
  to: '/equipment',
  parts: equipmentCategories.flatMap(({ items }) => items.map(({ name }) => name)),
};

const offerEntries: readonly SearchEntry[] = offers.map(
  ({ topic, title, text, price, deliverables }) => ({
    kind: 'page',
    title,
    text,
    to: `/ai#${topic}`,
    price,
    parts: deliverables,
  }),
);

/** Every entry that ships with this remote. Posts are added at run time. */
export const contentEntries: readonly SearchEntry[] = [
  ...serviceEntries,
  ...requestEntries,
  ...planEntries,
  addOnEntry,
  ...questionEntries,
  ...guideEntries,
  equipmentEntry,
  ...articleEntries,
  ...offerEntries,
  ...pageEntries,
  ...policyEntries,
];
