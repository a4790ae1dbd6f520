import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  align-items: center;
  font-size: ${theme.font.sm};

  a,
  span[data-box] {
    display: grid;
    place-items: center;
    min-width: 2.5rem;
    min-height: 2.5rem;
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.text};
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.sunken};
  }

  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    font-weight: 650;
  }

  span[data-box] {
    color: ${theme.color.control};
  }

  ${media.belowMd} {
    gap: 0.125rem;

    a,
    span[data-box] {
      min-width: 2.25rem;
    }
  }

  ${media.forcedColors} {
    a[aria-current] {
      outline: 2px solid;
    }
  }
`;

const Turned = styled.span`
  display: grid;
  rotate: 90deg;

  &[data-forward] {
    rotate: -90deg;
  }
`;

type PageLink = Pick<LinkProps, 'to' | 'onClick'>;

interface PaginationProps {
  /** One-based. */
  page: number;
  pageCount: number;
  /** Address of a page, and what else a click on its link does. */
  link: (page: number) => PageLink;
  label?: string | undefined;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, link, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        <Step link={page > 1 ? link(page - 1) : undefined} rel="prev" label="Previous page">
          <Turned>
            <Icon name="chevron-down" />
          </Turned>
        </Step>
        {pageWindow(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index < 3 ? 'before' : 'after'}`}>
            {each === null ? (
              <span data-box="" aria-hidden="true">
                …
              </span>
            ) : (
              <Link {...link(each)} aria-current={each === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {each}
              </Link>
            )}
          </li>
        ))}
        <Step link={page < pageCount ? link(page + 1) : undefined} rel="next" label="Next page">
          <Turned data-forward="">
            <Icon name="chevron-down" />
          </Turned>
        </Step>
      </List>
    </nav>
  );
}

function Step({
  link,
  rel,
  label,
  children,
}: {
  link: PageLink | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}) {
  return (
    <li>
      {link === undefined ? (
        <span data-box="" aria-hidden="true">
          {children}
        </span>
      ) : (
        <Link {...link} rel={rel} aria-label={label}>
          {children}
        </Link>
      )}
    </li>
  );
}

/** Page numbers to show: first, last, the current one and its neighbours; `null` marks a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  );
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
