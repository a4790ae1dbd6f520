import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

type Thing = Readonly<Record<string, unknown>>;

const organizationId = (origin: string) => `${origin}/#organization`;

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    foundingDate: String(brand.founded),
    address: brand.address,
  };
}

function website(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: brand.name,
    publisher: { '@id': organizationId(origin) },
  };
}

function offers(origin: string): Thing[] {
  return services.map(({ slug, name, description, price }) => ({
    '@type': 'Offer',
    url: `${origin}/services?order=${slug}`,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    itemOffered: { '@type': 'Service', name, description },
    seller: { '@id': organizationId(origin) },
  }));
}

function posting(origin: string, pathname: string, post: BlogPost): Thing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    mainEntityOfPage: `${origin}${pathname}`,
    image: `${origin}/og/blog.png`,
    author: { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
  };
}

/** Breadcrumbs from the home page to this page. */
function breadcrumbs(origin: string, pathname: string, title: string): Thing {
  const parents = [{ name: 'Home', path: '/' }];
  if (pathname.startsWith('/blog/')) parents.push({ name: 'Blog', path: '/blog' });
  if (/^\/help\/(articles|guides)\//.test(pathname))
    parents.push({ name: 'Help Center', path: '/help' });
  const steps = [...parents, { name: title, path: pathname }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

const isPost = (data: unknown): data is BlogPost =>
  typeof data === 'object' && data !== null && 'slug' in data && 'publishedAt' in data;

/** The post in the data of an article page, at the top level or in a property. */
function postOf(data: unknown): BlogPost | undefined {
  if (isPost(data)) return data;
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.values(data).find(isPost);
}

/**
 * Structured data of a page for search engines (schema.org as JSON-LD). Contains no ratings,
 * because the ratings on the pages are marketing copy.
 */
export function structuredData(
  origin: string,
  pathname: string,
  title: string,
  data: unknown,
): Thing {
  const post = pathname.startsWith('/blog/') ? postOf(data) : undefined;
  const graph = [
    organization(origin),
    ...(pathname === '/' ? [website(origin)] : [breadcrumbs(origin, pathname, title)]),
    ...(pathname === '/services' ? offers(origin) : []),
    ...(post ? [posting(origin, pathname, post)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
