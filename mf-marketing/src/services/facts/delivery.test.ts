import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { deliveryOf, scopeOf } from './delivery';

test('the delivery time of a service agrees with its features', () => {
  for (const service of services) {
    const features = service.features.join('\n');
    if (/same[- ]day/i.test(features))
      expect([service.name, deliveryOf(service)]).toEqual([service.name, 'sameDay']);
    if (/date confirmed before/i.test(features)) {
      expect([service.name, deliveryOf(service)]).toEqual([service.name, 'confirmed']);
    }
  }
});

test('the scope lists at least three items and no delivery time', () => {
  for (const service of services) {
    const scope = scopeOf(service);
    expect(scope.join('\n')).not.toMatch(/same-day delivery|date confirmed/i);
    expect(scope.length).toBeGreaterThanOrEqual(3);
  }
  expect(scopeOf(services[0] as never)).toContain('Delivered as MP3 and WAV');
});
