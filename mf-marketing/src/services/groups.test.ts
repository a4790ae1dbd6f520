import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { serviceGroups } from './groups';

test('the groups hold every service once, in the order of the catalogue', () => {
  expect(serviceGroups.flatMap((group) => group.services)).toEqual(services);
});

test('no group is empty', () => {
  for (const group of serviceGroups) expect(group.services.length).toBeGreaterThan(0);
});
