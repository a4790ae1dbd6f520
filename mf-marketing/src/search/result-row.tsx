import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { excerptOf, MarkedText } from './found-text';
import type { Found } from './search';
import { searchTexts } from './search-texts';

export const Rows = styled.ul`
  display: grid;
  margin-top: ${theme.space[3]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: start;
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;
`;

const Title = styled(Link)`
  width: fit-content;
  color: ${theme.color.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Offer = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: end;
`;

const Price = styled.p`
  color: ${theme.color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

interface ResultRowProps {
  readonly found: Found;
  /** Search text, which stays in the URL while the order dialog is open. */
  readonly query: string;
}

/** One result: title, excerpt, and the price if it can be ordered. */
export function ResultRow({ found, query }: ResultRowProps) {
  const { title, to, price, order } = found.entry;
  return (
    <Row>
      <Words>
        <Title to={to}>
          <MarkedText text={title} terms={found.terms} />
        </Title>
        <Text size="sm" tone="muted">
          <MarkedText text={excerptOf(found)} terms={found.terms} />
        </Text>
      </Words>
      {price === undefined && order === undefined ? null : (
        <Offer>
          {price === undefined ? null : <Price>{price}</Price>}
          {order === undefined ? null : (
            // `StaticFrame` opens the dialog, so that closing it leads back to the page.
            <LinkButton
              href={`/search?${new URLSearchParams({ q: query.trim(), order })}`}
              variant="secondary"
              size="sm"
            >
              {searchTexts.order}
              <VisuallyHidden> {title}</VisuallyHidden>
            </LinkButton>
          )}
        </Offer>
      )}
    </Row>
  );
}
