import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { findOffer } from './offer';

it('knows every service at its price', () => {
  for (const { slug, name, price } of services) {
    expect(findOffer(slug)).toEqual({ slug, name, price, isQuoted: false });
  }
});

it('knows the requests that are priced later', () => {
  expect(findOffer('enterprise-solution')).toEqual({
    slug: 'enterprise-solution',
    name: 'Enterprise Solution',
    price: 0,
    isQuoted: true,
  });
});

it.each(['', 'moon-landing', 'toString', 'Jingle'])('does not offer %j', (slug) => {
  expect(findOffer(slug)).toBeUndefined();
});
