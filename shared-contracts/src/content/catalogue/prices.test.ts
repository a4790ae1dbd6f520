import { fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { orderPlacementSchema } from '@northcast/shared-contracts/api/orders';
import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { wholeDollars } from '@northcast/shared-contracts/content/texts/format';

const pricesOf = (entries: readonly { readonly name: string; readonly price: number }[]) =>
  Object.fromEntries(entries.map(({ name, price }) => [name, price]));

test('services have the specified prices', () => {
  expect(pricesOf(services)).toEqual({
    'Standard Episode Edit': 70,
    'Lite Edit': 40,
    'Pro Episode Edit': 90,
    'Pro Edit + Show Notes': 135,
    'Launch Starter Pack': 180,
    'Episode Thumbnail': 25,
    'Show Notes': 50,
    Jingle: 140,
    'YouTube Audiogram': 99.95,
    'Square Audiogram': 64.95,
    'Social Clip': 39.95,
    'Mix & Master': 95,
    'Voiceover Intro': 65,
    'Ad-Read Tag': 34.95,
    'Title & Keywords': 35,
    'Edit + Show Notes Combo': 110,
    'Brand Kit Mini': 69.99,
    'Blog Conversion': 39.99,
    'Transcript Tidy': 15,
    'Raw Audio QC': 20,
    'Same Day Rush': 150,
    Consulting: 100,
    'Extra Revisions Pack': 55,
    'Single Extra Revision': 24.99,
  });
});

test('plans have the specified prices, savings and badges', () => {
  const said = plans.map(({ name, price, savings, badge }) => [name, price, savings, badge]);
  expect(said).toEqual([
    ['Starter', 140, 26, undefined],
    ['Creator', 220, 89, 'Most Popular'],
    ['Pro Weekly', 300, 201, undefined],
  ]);
});

test('only the largest plan has a name for the home page, PRO, and no price there', () => {
  expect(plans.map(({ home }) => home && [home.name, home.priceText])).toEqual([
    undefined,
    undefined,
    ['PRO', 'Contact us'],
  ]);
});

test('the savings of a plan are its original price minus its price', () => {
  for (const plan of plans) expect(plan.originalPrice - plan.price).toBe(plan.savings);
});

test('add-ons have the specified prices', () => {
  expect(pricesOf(addOns)).toEqual({
    'Rush Delivery (12 hours)': 50,
    'Additional Revision': 25,
    'Transcription Service': 15,
    'Custom Thumbnail Design': 75,
    'Audiogram Creation': 35,
    'Show Notes Writing': 45,
  });
});

const offers = [...services, ...plans, ...customRequests];

test('every offer has a unique slug and a unique name', () => {
  expect(new Set(offers.map(({ slug }) => slug)).size).toBe(offers.length);
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
});

test.each(offers)('$name can be ordered only at its price in whole dollars', ({ name, price }) => {
  const placed = (servicePrice: number) =>
    fieldErrors(orderPlacementSchema, {
      serviceName: name,
      servicePrice,
      customerPhone: '1',
      projectBrief: 'x',
    });
  expect(placed(wholeDollars(price))).toEqual([]);
  expect(placed(price)).toHaveLength(Number.isInteger(price) ? 0 : 1);
});
