import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { serviceGroups } from './groups';

test('the groups contain every service once, in catalogue order', () => {
  expect(serviceGroups.flatMap((group) => group.services)).toEqual(services);
});

test('no group is empty', () => {
  for (const group of serviceGroups) expect(group.services.length).toBeGreaterThan(0);
});
