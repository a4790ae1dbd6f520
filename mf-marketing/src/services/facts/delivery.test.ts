import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { deliveryOf, scopeOf } from './delivery';

test('no service promises the same day in its scope and another time in its line', () => {
  for (const service of services) {
    const features = service.features.join('\n');
    if (/same[- ]day/i.test(features))
      expect([service.name, deliveryOf(service)]).toEqual([service.name, 'sameDay']);
    if (/date confirmed before/i.test(features)) {
      expect([service.name, deliveryOf(service)]).toEqual([service.name, 'confirmed']);
    }
  }
});

test('the scope says what is delivered, not when, and is never short', () => {
  for (const service of services) {
    const scope = scopeOf(service);
    expect(scope.join('\n')).not.toMatch(/same-day delivery|date confirmed/i);
    expect(scope.length).toBeGreaterThanOrEqual(3);
  }
  expect(scopeOf(services[0] as never)).toContain('Delivered as MP3 and WAV');
});
