import { catalogueEntry, cataloguePrice, checkCataloguePrice } from './catalogue-price.js';

test('a catalogue name has its price in whole dollars, however it is written', () => {
  const entry = { name: 'YouTube Audiogram', price: 99 };
  expect(catalogueEntry('youtube audiogram')).toEqual(entry);
  for (const name of [entry.name, '  youtube  AUDIOGRAM ']) {
    expect(cataloguePrice(name)).toBe(99);
    checkCataloguePrice(name, 99);
    expect(() => checkCataloguePrice(name, 98)).toThrow();
  }
});

test('a name outside the catalogue has no price, and may be ordered at any', () => {
  const name = 'A song about our dog';
  expect(cataloguePrice(name)).toBeUndefined();
  expect(catalogueEntry(name)).toBeUndefined();
  checkCataloguePrice(name, 1);
});
