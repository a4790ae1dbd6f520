import { Card } from '@northcast/shared-ui/card/card';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SectionHead } from '../../section-head/section-head';
import { type CostTexts, costFields, exampleTexts, readCost } from './cost-fields';
import { CostForm } from './cost-form';
import { weeksPerYear } from './saving';
import { SavingResult } from './saving-result';

const Assumptions = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  list-style: disc;
`;

const assumptions = [
  'Cost now = people × hours × cost of an hour × weeks.',
  'Saving a year = cost now × share − 12 × running cost.',
  'Payback = cost of the build ÷ saving a year × 12 months.',
  `A year has ${weeksPerYear} working weeks. Saved hours count only if they are used for something else.`,
  'Growth, interest, taxes and errors avoided are left out.',
];

/** Calculates what a process costs and what automating it would save. */
export function CalculatorSection() {
  const { form, reading, read } = useCostReading();
  return (
    <Section aria-labelledby="calculator">
      <Container>
        <SectionHead
          id="calculator"
          heading="What would it save?"
          text="The figures of the worked case stand in the fields. Put in your own."
        />
        <Split align="start" wider="start">
          <CostForm
            formRef={form}
            errors={'errors' in reading ? reading.errors : {}}
            onInput={read}
          />
          <Stack gap={5}>
            <Card padding="lg" tone="sunken">
              <SavingResult reading={reading} />
            </Card>
            <Stack gap={2}>
              <Heading level={3} size="md">
                How it is calculated
              </Heading>
              <Assumptions>
                {assumptions.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Assumptions>
              <noscript>
                <Text size="sm">
                  Calculating needs JavaScript. The result shown is that of the figures in the
                  fields as they came.
                </Text>
              </noscript>
            </Stack>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}

/** Reads the uncontrolled form fields, so that input typed before hydration counts too. */
function useCostReading() {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(exampleTexts);
  const read = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const pairs = costFields.map(({ name }) => [name, String(typed.get(name) ?? '')]);
    setTexts(Object.fromEntries(pairs) as CostTexts);
  };
  useEffect(read, []);
  return { form, reading: readCost(texts), read };
}
