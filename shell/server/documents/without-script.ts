import { brand } from '@northcast/shared-contracts/content/brand';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars, wholeDollars } from '@northcast/shared-contracts/content/texts/format';

const offers: readonly { readonly slug: string; readonly name: string; readonly price: number }[] =
  [...services, ...plans, ...customRequests];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Notice in place of the order dialog for a visitor without JavaScript; undefined for an unknown
 * slug.
 * @param slug from `?order=`
 */
export function orderWithoutScript(slug: string): string | undefined {
  const offer = offers.find((each) => each.slug === slug);
  if (!offer) return undefined;
  const amount = offer.price > 0 ? ` (${formatDollars(wholeDollars(offer.price))})` : '';
  const subject = encodeURIComponent(`Order: ${offer.name}`);
  return `<noscript><section aria-labelledby="order-by-mail"><h2 id="order-by-mail">Order ${escaped(offer.name)}${amount}</h2><p>The order form needs JavaScript, which is off in this browser. Please <a href="mailto:${brand.email}?subject=${subject}">order by e-mail</a> or call <a href="${brand.phoneHref}">${brand.phone}</a>: tell us your phone number and what the order is for. Nothing is charged now.</p></section></noscript>`;
}

/** Notice on client-rendered pages for a visitor without JavaScript. */
export const pageWithoutScript = `<noscript><section aria-labelledby="needs-script"><h1 id="needs-script">This page needs JavaScript</h1><p>JavaScript is off in this browser. Please turn it on and load the page again, or write to <a href="mailto:${brand.email}">${brand.email}</a>: we help you by mail.</p></section></noscript>`;
