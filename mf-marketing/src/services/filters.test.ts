import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { countOf, filters, filtersOf, filtersOfGroup } from './filters';
import { serviceGroups } from './groups';

test('every filter shows some services, and none shows all', () => {
  for (const { id } of filters) {
    expect(countOf(id)).toBeGreaterThan(0);
    expect(countOf(id)).toBeLessThan(services.length);
  }
});

test('a group is shown by the filters that show one of its services', () => {
  for (const group of serviceGroups) {
    const shown = filters.filter(({ id }) =>
      group.services.some((service) => filtersOf(service).includes(id)),
    );
    expect(filtersOfGroup(group.services)).toEqual(shown.map(({ id }) => id));
  }
});
