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
`;

const Way = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  grid-column: 1 / -1;
  justify-content: space-between;

  /* On small screens the link back says enough. */
  ${media.belowMd} {
    & > a + nav {
      display: none;
    }
  }
`;

const Column = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-column: 2;
  }
`;

/** Whatever follows the text is as wide as the text. */
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
  }
`;

const Decoration = styled(Side)`
  display: none;

  ${media.lg} {
    display: block;
  }
`;

interface ReadingFrameProps {
  /** Links back, over everything. */
  readonly way: ReactNode;
  /** Decoration beside the header, on large screens. */
  readonly picture?: ReactNode;
  readonly header: ReactNode;
  readonly headings: readonly DocumentHeading[];
  /** The text, then what follows it. */
  readonly children: ReactNode;
}

/** A long text with its header, and its contents list beside it or, on small screens, before it. */
export function ReadingFrame({ way, picture, header, headings, children }: ReadingFrameProps) {
  return (
    <Section as="article" space="md">
      <Container>
        <Columns>
          <Way>{way}</Way>
          {picture ? <Decoration>{picture}</Decoration> : null}
          <Column as="header">{header}</Column>
          <Side>
            <ContentsRail headings={headings} />
            <ContentsDrawer headings={headings} />
          </Side>
          <Body>{children}</Body>
        </Columns>
      </Container>
    </Section>
  );
}
