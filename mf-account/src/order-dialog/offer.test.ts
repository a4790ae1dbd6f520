import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { findOffer } from './offer';

it('every service is an offer at its price', () => {
  for (const { slug, name, price } of services) {
    expect(findOffer(slug)).toEqual({ slug, name, price, kind: 'service' });
  }
});

it('every plan is an offer at its price, with the contents of the plan', () => {
  for (const plan of plans) {
    const { slug, name, price } = plan;
    expect(findOffer(slug)).toEqual({ slug, name, price, kind: 'service', plan });
  }
});

it.each([
  ['custom-solution', 'Custom Solution', 'quote'],
  ['enterprise-solution', 'Enterprise Solution', 'quote'],
  ['free-trial', 'Free Trial', 'trial'],
  ['demo-call', 'Demo Call', 'call'],
])('the request %s is an offer with the price 0', (slug, name, kind) => {
  expect(findOffer(slug)).toEqual({ slug, name, price: 0, kind });
});

it.each(['', 'moon-landing', 'toString', 'Jingle'])('%j is not an offer', (slug) => {
  expect(findOffer(slug)).toBeUndefined();
});
