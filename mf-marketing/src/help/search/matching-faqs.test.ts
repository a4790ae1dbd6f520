import { faqCategories } from '../faqs';
import { countFaqs, matchingFaqs } from './matching-faqs';

const categories = [
  {
    title: 'Pricing',
    faqs: [
      { question: 'Do you offer discounts?', answer: 'Non-profits get 20% off.' },
      { question: 'How do refunds work?', answer: 'The way you paid.' },
    ],
  },
  { title: 'Files', faqs: [{ question: 'How large?', answer: 'Up to 2GB per episode.' }] },
];

const questions = (text: string) =>
  matchingFaqs(categories, text).flatMap(({ faqs }) => faqs.map(({ question }) => question));

test('a blank query matches all questions', () => {
  expect(matchingFaqs(categories, '  ')).toEqual(categories);
});

test('questions are matched ignoring case', () => {
  expect(questions('REFUND')).toEqual(['How do refunds work?']);
});

test('answers are searched as well as questions', () => {
  expect(questions('2gb')).toEqual(['How large?']);
});

test('a category without a match is omitted', () => {
  expect(matchingFaqs(categories, 'discount').map(({ title }) => title)).toEqual(['Pricing']);
});

test('regular expression characters are matched literally', () => {
  expect(questions('20%')).toHaveLength(1);
  expect(questions('.*')).toHaveLength(0);
});

test('every category of the help center has at least four questions', () => {
  expect(faqCategories).toHaveLength(8);
  for (const { faqs } of faqCategories) expect(faqs.length).toBeGreaterThanOrEqual(4);
});

test('all questions are unique', () => {
  const all = faqCategories.flatMap(({ faqs }) => faqs.map(({ question }) => question));
  expect(new Set(all).size).toBe(countFaqs(faqCategories));
});
