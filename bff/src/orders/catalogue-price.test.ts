import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { catalogueEntry, catalogueSpelling, checkCataloguePrice } from './catalogue-price.js';

test('a catalogue name has its price in whole dollars, however it is written', () => {
  const entry = { name: 'YouTube Audiogram', price: 99 };
  for (const name of [entry.name, '  youtube  AUDIOGRAM ']) {
    expect(catalogueEntry(name)).toEqual(entry);
    checkCataloguePrice(name, 99);
    expect(() => checkCataloguePrice(name, 98)).toThrow();
  }
});

test('a name outside the catalogue has no price, and may be ordered at any', () => {
  const name = 'A song about our dog';
  expect(catalogueEntry(name)).toBeUndefined();
  checkCataloguePrice(name, 1);
});

test('no two names of the catalogue and our pages can be mistaken for each other', () => {
  const homes = plans.flatMap(({ home }) => home ?? []);
  const names = [services, plans, homes, addOns, customRequests].flat().map(({ name }) => name);
  expect(names.map(catalogueSpelling)).toEqual([...new Set(names)]);
});
