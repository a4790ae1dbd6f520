import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';
import { contactAbout } from '../contact/contact-topics';
import type { AiOffer } from './offers';

/** The three offers. In two columns, the third offer spans the whole second row. */
export const OfferGrid = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mdOnly} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Uses subgrid so that the parts of neighbouring offers align when text wraps. */
const Offer = styled(Card)`
  display: grid;
  grid-row: span 6;
  grid-template-rows: subgrid;
  gap: ${theme.space[4]};
`;

const Terms = styled.dl`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[4]};
  grid-template-columns: auto minmax(0, 1fr);
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.line};

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** One offer with the answers to a buyer's first questions. */
export function OfferCard({ offer }: { offer: AiOffer }) {
  const { topic, title, shortTitle = title, text, weeks, price, deliverables, needs } = offer;
  return (
    <Offer id={topic} padding="lg">
      <Heading level={3} size="x2">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Terms>
        <dt>Time</dt>
        <dd>{weeks}</dd>
        <dt>Price</dt>
        <dd>{price}</dd>
      </Terms>
      <Points heading="You get" points={deliverables} />
      <Points heading="We need" points={needs} />
      <LinkButton to={contactAbout(topic)} variant="secondary" wide>
        {`Ask about ${shortTitle}`}
      </LinkButton>
    </Offer>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="md">
        {heading}
      </Heading>
      <CheckList>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </CheckList>
    </Stack>
  );
}
