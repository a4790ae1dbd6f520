import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Card } from '@northcast/shared-ui/card/card';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CompareTable } from '../../compare-table/compare-table';
import { OrderButton } from '../../order/order-button';
import { SectionHead } from '../../section-head/section-head';
import { deliveryOf, deliveryTexts } from '../facts/delivery';
import { serviceOf } from '../facts/edit-facts';
import { candidates, estimateRules } from './estimate-rules';
import { estimateTextsOf } from './estimate-texts';
import { episodeChoices, episodeFields, exampleEpisode } from './read-episode';

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Choices = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[3]};
  min-width: 0;

  legend {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.ink};
    font-size: ${theme.font.sm};
    font-weight: 550;
  }
`;

const Result = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  [role='status'] {
    display: grid;
    gap: ${theme.space[3]};
  }

  [data-price] {
    color: ${theme.color.ink};
    font-size: ${theme.font.x4};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }

  [data-lines] {
    color: ${theme.color.ink};
    font-weight: 550;
    white-space: pre-line;
  }

  @media (scripting: none) {
    display: none;
  }
`;

interface EstimateSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** Price and delivery date of an episode; without script, a table with the rules. */
export function EstimateSection({ id, heading, text }: EstimateSectionProps) {
  return (
    <Section space="md" aria-labelledby={id} data-estimate={JSON.stringify(estimateRules)}>
      <Container>
        <SectionHead id={id} heading={heading} text={text} />
        <Stack gap={7}>
          <Split align="start" wider="start">
            <EpisodeForm labelledBy={id} />
            <Card padding="lg" tone="sunken">
              <EstimateResult />
            </Card>
          </Split>
          <Rules />
        </Stack>
      </Container>
    </Section>
  );
}

function EpisodeForm({ labelledBy }: { labelledBy: string }) {
  return (
    <Fields method="dialog" noValidate aria-labelledby={labelledBy}>
      {episodeFields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          input={{
            id: `estimate-${name}`,
            name,
            defaultValue: String(exampleEpisode[name]),
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 8,
          }}
        />
      ))}
      <Choices>
        <legend>What else you want</legend>
        {episodeChoices.map(({ name, label }) => (
          <Checkbox key={name} label={label} input={{ id: `estimate-${name}`, name }} />
        ))}
      </Choices>
    </Fields>
  );
}

function EstimateResult() {
  const { price, lines, back, order } = estimateTextsOf({ episode: exampleEpisode }, estimateRules);
  return (
    <Result data-result="">
      <Heading level={3} size="md">
        Your episode
      </Heading>
      <div role="status" aria-label="Estimate">
        <p data-price="">{price}</p>
        <p data-lines="">{lines.join('\n')}</p>
        <Text data-back="">{back}</Text>
      </div>
      {order ? <OrderButton order={order.slug as ServiceSlug}>{order.label}</OrderButton> : null}
      <Text size="sm" tone="muted">
        Orders are recorded in whole dollars: cents are dropped.
      </Text>
    </Result>
  );
}

const columns = [
  { id: 'length', name: 'Raw audio, up to' },
  { id: 'tracks', name: 'Tracks, up to' },
  { id: 'notes', name: 'Show notes' },
  { id: 'price', name: 'Price' },
  { id: 'delivery', name: 'Delivery' },
];

const rows = candidates.map(({ service, minutes, tracks, hasNotes }) => ({
  label: service.name,
  cells: [
    `${minutes} minutes`,
    tracks,
    hasNotes ? 'Included' : undefined,
    formatDollars(service.price),
    deliveryTexts[deliveryOf(service)],
  ],
}));

const added = (slug: ServiceSlug) => {
  const { name, price } = serviceOf(slug);
  return `${name} (${formatDollars(price)})`;
};

function Rules() {
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        How it is calculated
      </Heading>
      <CompareTable caption="The edits an estimate chooses from" columns={columns} rows={rows} />
      <Text size="sm" measure>
        {`The estimate takes what fits at the lowest price. It adds ${added('show-notes')} where the edit includes none, ${added('youtube-audiogram')} for a video of up to ${estimateRules.video.minutes} minutes, and ${added('same-day-rush')} where the work would take longer than the day.`}
      </Text>
    </Stack>
  );
}
