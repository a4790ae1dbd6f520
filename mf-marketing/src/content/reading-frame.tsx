import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContentsDrawer, ContentsRail } from './contents-list';
import type { DocumentHeading } from './document';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }

  /* Prints only the text, in the light scheme. */
  @media print {
    row-gap: ${theme.space[4]};

    :root:has(&) {
      color-scheme: light;
    }

    body:has(&) :is([href='#main'], :has(~ main), main ~ *),
    main:has(&) article ~ section,
    & :is(nav, aside, button, [role='status']) {
      display: none;
    }

    & {
      grid-template-columns: minmax(0, 1fr);
    }

    & > * {
      grid-column: 1;
    }
  }
`;

const Way = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  grid-column: 1 / -1;
  justify-content: space-between;

  /* On small screens the link back is sufficient. */
  ${media.belowMd} {
    & > a + nav {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

const Column = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-column: 2;
  }
`;

/** What follows the text is as wide as the text. */
const Body = styled(Column)`
  display: grid;
  gap: ${theme.space[7]};
  grid-template-columns: minmax(0, max-content);
  justify-content: start;

  & > :not(:first-child) {
    width: 0;
    min-width: 100%;
  }
`;

const Side = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-column: 1;

    &[data-from-top] {
      grid-row: 2 / span 2;
    }
  }
`;

const Decoration = styled(Side)`
  display: none;

  ${media.lg} {
    display: block;
  }
`;

interface ReadingFrameProps {
  /** Links back, above everything else. */
  readonly way: ReactNode;
  /** Decorative picture beside the header, on large screens only. */
  readonly picture?: ReactNode;
  readonly header: ReactNode;
  readonly headings: readonly DocumentHeading[];
  /** The text and what follows it. */
  readonly children: ReactNode;
}

/** A long text with its header and contents list, which is beside or (small screens) before it. */
export function ReadingFrame({ way, picture, header, headings, children }: ReadingFrameProps) {
  return (
    <Section as="article" space="md">
      <Container>
        <Columns>
          <Way>{way}</Way>
          {picture ? <Decoration>{picture}</Decoration> : null}
          <Column as="header">{header}</Column>
          {headings.length > 1 ? (
            <Side data-from-top={picture ? undefined : ''}>
              <ContentsRail headings={headings} />
              <ContentsDrawer headings={headings} />
            </Side>
          ) : null}
          <Body>{children}</Body>
        </Columns>
      </Container>
    </Section>
  );
}
