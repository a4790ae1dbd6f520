import { brand } from '@northcast/shared-contracts/content/brand';
import type { DocumentHeading } from './document';

const texts = {
  brand: brand.name,
  legalName: brand.legalName,
  registration: brand.registration,
  address: brand.address,
  email: brand.email,
  phone: brand.phone,
} as const;

type Placeholder = keyof typeof texts;

const links: Readonly<Partial<Record<Placeholder, string>>> = {
  email: `mailto:${brand.email}`,
  phone: brand.phoneHref,
};

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(texts, name);

function replace(text: string, value: (name: Placeholder) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!isPlaceholder(name)) throw new Error(`Unknown placeholder {{${name}}}`);
    return value(name);
  });
}

/** Replaces `{{brand}}`, `{{address}}` and similar placeholders with the company's data. */
export const fillIn = (text: string): string => replace(text, (name) => texts[name]);

/** Like `fillIn` for rendered Markdown; the e-mail address and telephone number become links. */
export function fillInHtml(html: string): string {
  return replace(html, (name) => {
    const href = links[name];
    return href ? `<a href="${href}">${texts[name]}</a>` : texts[name];
  });
}

/** Headings of a text for its contents list, with placeholders replaced. */
export const fillInHeadings = (headings: readonly DocumentHeading[]): DocumentHeading[] =>
  headings.map((heading) => ({ ...heading, text: fillIn(heading.text) }));
