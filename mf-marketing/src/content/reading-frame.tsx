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
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  grid-column: 1 / -1;
  justify-content: space-between;
`;

const Column = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-column: 2;
  }
`;

const Side = styled.div`
  min-width: 0;

  ${media.lg} {
    grid-column: 1;
  }
`;

interface ReadingFrameProps {
  /** Links back, over everything. */
  readonly way: ReactNode;
  readonly header: ReactNode;
  readonly headings: readonly DocumentHeading[];
  readonly children: ReactNode;
}

/** A long text with its header, and its contents list beside it or, on small screens, before it. */
export function ReadingFrame({ way, header, headings, children }: ReadingFrameProps) {
  return (
    <Section as="article" space="md">
      <Container>
        <Columns>
          <Way>{way}</Way>
          <Column as="header">{header}</Column>
          <Side>
            <ContentsRail headings={headings} />
            <ContentsDrawer headings={headings} />
          </Side>
          <Column>{children}</Column>
        </Columns>
      </Container>
    </Section>
  );
}
