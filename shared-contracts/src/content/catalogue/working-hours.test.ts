import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { serviceDeliveries } from '@northcast/shared-contracts/content/catalogue/turnaround';
import { workingHours } from '@northcast/shared-contracts/content/catalogue/working-hours';

test.each(services)('$name has hours if it is delivered the same day', ({ name, slug }) => {
  const isSameDay = /^(sameDay|withEpisode)$/.test(serviceDeliveries[slug]);
  expect(workingHours(name)).toBe(isSameDay ? 24 : undefined);
});

test('hours agree with the delivery that features state', () => {
  const entries = [...services, ...plans].map(({ name, features }) => ({
    hours: workingHours(name),
    text: features.join('\n'),
  }));
  const stating = (pattern: RegExp) => entries.filter(({ text }) => pattern.test(text));
  const confirmed = stating(/delivery date confirmed before|a fixed delivery day/i);
  expect(confirmed.map(({ hours }) => hours)).toEqual(Array(4).fill(undefined));
  const sameDay = stating(/same[- ]day/i);
  expect(sameDay.map(({ hours }) => hours)).toEqual(Array(6).fill(24));
});

test.each([
  [['Rush Delivery (12 hours)'], 12],
  [['Creator', 'Rush Delivery (12 hours)'], 12],
  [['Jingle', 'Rush Delivery (12 hours)', 'Same Day Rush'], 12],
  [['Jingle', 'Same Day Rush'], 24],
  [['Standard Episode Edit', 'Show Notes', 'Single Extra Revision'], 24],
  [['Starter', 'Custom Thumbnail Design'], 24],
  [['Standard Episode Edit', 'Jingle'], undefined],
  [['Starter', 'Audiogram Creation'], undefined],
  [['Standard Episode Edit', 'Consulting'], undefined],
  [['Consulting', 'Rush Delivery (12 hours)'], undefined],
  [['Single Extra Revision', 'Additional Revision'], undefined],
  [['PRO'], undefined],
  [['Custom Solution'], undefined],
  [['Free Trial'], 24],
])('the items %j have %p hours', (names, hours) => {
  expect(workingHours(...names)).toBe(hours);
});

test('of the add-ons, only the video and the revision have no hours', () => {
  const undated = addOns.filter(({ name }) => workingHours(name) === undefined);
  expect(undated.map(({ name }) => name)).toEqual(['Additional Revision', 'Audiogram Creation']);
});
