import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const addOnsIntro = {
  heading: 'Add-ons',
  text: 'For one episode each, with any plan or service. Choose them in the order form.',
} as const;

const Lines = styled.dl`
  border-top: 1px solid ${theme.color.line};

  div {
    display: flex;
    gap: ${theme.space[4]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.ink};
    min-width: 0;
    font-size: ${theme.font.lg};
    overflow-wrap: anywhere;
  }

  dd {
    flex: none;
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

/** Price list of the add-ons to an episode. */
export function AddOnList() {
  return (
    <Section tone="surface" aria-labelledby="add-ons">
      <Container>
        <Split align="start" wider="end">
          <Stack gap={4}>
            <Heading level={2} id="add-ons">
              {addOnsIntro.heading}
            </Heading>
            <Text tone="muted" measure>
              {addOnsIntro.text}
            </Text>
          </Stack>
          <Lines>
            {addOns.map(({ name, price }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatDollars(price)}</dd>
              </div>
            ))}
          </Lines>
        </Split>
      </Container>
    </Section>
  );
}
