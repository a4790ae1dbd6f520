import { brand } from '@northcast/shared-contracts/content/brand';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';

export interface PageHead {
  /** The brand name is appended. */
  readonly title: string;
  readonly description?: string;
  readonly noindex?: boolean;
}

/** Title and description of a page; React puts them into `<head>`, on server and in browser. */
export function PageHead({ title, description, noindex }: PageHead): ReactNode {
  return createElement(
    Fragment,
    null,
    createElement('title', null, `${title} · ${brand.name}`),
    description === undefined
      ? null
      : createElement('meta', { name: 'description', content: description }),
    noindex ? createElement('meta', { name: 'robots', content: 'noindex' }) : null,
  );
}
