import { findOffer, type Offer } from './offer';
import { isSeveral, pricedLines, withAdded, withoutLine, withQuantity } from './ordered-lines';

const offerOf = (slug: string) => findOffer(slug) as Offer;
const jingle = { name: 'Jingle', quantity: 1 };

it('ordered lines are priced in whole dollars, with the offer first', () => {
  const lines = pricedLines(offerOf('youtube-audiogram'), [
    { name: 'Social Clip', quantity: 2 },
    { name: 'YouTube Audiogram', quantity: 3 },
  ]);
  expect(lines).toEqual([
    { name: 'YouTube Audiogram', price: 99, quantity: 3 },
    { name: 'Social Clip', price: 39, quantity: 2 },
  ]);
  expect(isSeveral(lines)).toBe(true);
});

it.each([
  ['an unknown name', [{ name: 'Moon landing', quantity: 1 }]],
  ['a quantity that is not a number', [{ name: 'Jingle', quantity: Number.NaN }]],
  ['a quantity below 1', [{ name: 'Jingle', quantity: 0 }]],
])('ordered lines omit %s', (_case, chosen) => {
  const lines = pricedLines(offerOf('creator'), chosen);
  expect(lines).toEqual([{ name: 'Creator', price: 220, quantity: 1 }]);
  expect(isSeveral(lines)).toBe(false);
});

it('a request has no additional lines', () => {
  expect(pricedLines(offerOf('demo-call'), [jingle])).toHaveLength(1);
});

it('lines are added, counted and removed within the limits', () => {
  const twice = withAdded(withAdded([], 'Jingle'), 'Jingle');
  expect(twice).toEqual([{ name: 'Jingle', quantity: 2 }]);
  expect(withQuantity(twice, 'Jingle', 21)).toEqual([{ name: 'Jingle', quantity: 20 }]);
  const full = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, quantity: 1 }));
  expect(withAdded(full, 'Jingle')).toBe(full);
  expect(withoutLine(twice, 'Jingle')).toEqual([]);
});
