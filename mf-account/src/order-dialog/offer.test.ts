import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { findOffer } from './offer';

it('knows every service at its price', () => {
  for (const { slug, name, price } of services) {
    expect(findOffer(slug)).toEqual({ slug, name, price, kind: 'service' });
  }
});

it('knows every plan at its price, with what is in it', () => {
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
])('knows the request %s', (slug, name, kind) => {
  expect(findOffer(slug)).toEqual({ slug, name, price: 0, kind });
});

it.each(['', 'moon-landing', 'toString', 'Jingle'])('does not offer %j', (slug) => {
  expect(findOffer(slug)).toBeUndefined();
});
