import { brand } from '@northcast/shared-contracts/content/brand';

/** What a reader without script sees of a page that the browser draws. */
export const pageWithoutScript = `<noscript><section aria-labelledby="needs-script"><h1 id="needs-script">This page needs JavaScript</h1><p>JavaScript is off in this browser. Please turn it on and load the page again, or write to <a href="mailto:${brand.email}">${brand.email}</a>: we help you by mail.</p></section></noscript>`;
