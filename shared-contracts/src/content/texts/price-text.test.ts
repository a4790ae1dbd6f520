import { priceText } from '@northcast/shared-contracts/content/texts/price-text';

it.each([
  ['Jingle', 140, '$140'],
  ['Demo Call', 0, '$0 · Free'],
  ['Free Trial', 0, '$0 · Free'],
  ['Custom Solution', 0, '$0 · To be quoted'],
  ['Enterprise Solution', 0, '$0 · To be quoted'],
  ['Something else', 0, '$0 · To be quoted'],
  ['Custom Solution', 1200, '$1,200'],
])('an order of %s at %d has the price text %s', (serviceName, servicePrice, text) => {
  expect(priceText({ serviceName, servicePrice })).toBe(text);
});
