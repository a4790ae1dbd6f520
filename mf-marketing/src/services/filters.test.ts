import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { countOf, filters, filtersOf, filtersOfGroup, wideIn } from './filters';
import { serviceGroups } from './groups';

test('every filter shows some services, but not all', () => {
  for (const { id } of filters) {
    expect(countOf(id)).toBeGreaterThan(0);
    expect(countOf(id)).toBeLessThan(services.length);
  }
});

test('a group has the filters of its services', () => {
  for (const group of serviceGroups) {
    const shown = filters.filter(({ id }) =>
      group.services.some((service) => filtersOf(service).includes(id)),
    );
    expect(filtersOfGroup(group.services)).toEqual(shown.map(({ id }) => id));
  }
});

test.each(['all', ...filters.map(({ id }) => id)])(
  'every row of the filtered list is filled: %s',
  (list) => {
    for (const { services: group } of serviceGroups) {
      const shown = group.filter((service) =>
        list === 'all' ? true : filtersOf(service).some((id) => id === list),
      );
      const cells = shown.map((service) =>
        wideIn(group, service).some((id) => id === list) ? 2 : 1,
      );
      expect(cells.reduce<number>((sum, cell) => sum + cell, 0) % 2).toBe(0);
    }
  },
);
