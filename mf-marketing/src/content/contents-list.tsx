import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { DocumentHeading } from './document';

const title = 'On this page';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.font.sm};
  line-height: 1.4;

  a {
    display: block;
    padding-block: ${theme.space[1]};
    color: ${theme.color.muted};
    text-decoration: none;

    &:hover {
      color: ${theme.color.ink};
    }
  }
`;

const Rail = styled.nav`
  display: none;

  ${media.lg} {
    display: block;
    position: sticky;
    top: ${theme.space[9]};
    max-height: calc(100dvh - 2 * ${theme.space[9]});
    overflow-y: auto;
  }

  p {
    margin-bottom: ${theme.space[3]};
    color: ${theme.color.ink};
    font-size: ${theme.font.sm};
    font-weight: 600;
  }

  ${List} {
    gap: 0;
    border-inline-start: 1px solid ${theme.color.line};
  }

  a {
    margin-inline-start: -1px;
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 2px solid transparent;
  }

  a[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }

  ${media.forcedColors} {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

const Drawer = styled.nav`
  border-top: 1px solid ${theme.color.line};

  ${media.lg} {
    display: none;
  }
`;

interface ContentsListProps {
  readonly headings: readonly DocumentHeading[];
}

function Entries({ headings }: ContentsListProps) {
  return (
    <List>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </List>
  );
}

const mainHeadings = (headings: readonly DocumentHeading[]) =>
  headings.filter(({ level }) => level === 2);

/** Contents of a long text beside it; `markCurrentHeading` marks the section being read. */
export function ContentsRail({ headings }: ContentsListProps) {
  return (
    <Rail aria-label={title} data-contents="">
      <p aria-hidden="true">{title}</p>
      <Entries headings={mainHeadings(headings)} />
    </Rail>
  );
}

/** The same list for small screens, initially closed. */
export function ContentsDrawer({ headings }: ContentsListProps) {
  return (
    <Drawer aria-label={title}>
      <Disclosure summary={title}>
        <Entries headings={mainHeadings(headings)} />
      </Disclosure>
    </Drawer>
  );
}
