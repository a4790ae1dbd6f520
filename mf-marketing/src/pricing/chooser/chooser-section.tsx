import { Card } from '@northcast/shared-ui/card/card';
import { Container, Section, Split } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Choice } from '../../choice/choice';
import { CompareTable } from '../../compare-table/compare-table';
import { OrderButton } from '../../order/order-button';
import { offerOf, offers } from './offers';
import { questions, recommend } from './recommend';

const Chooser = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Questions = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`;

const Question = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  p {
    color: ${theme.color.ink};
    font-weight: 550;
  }
`;

const Result = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  [role='status'] {
    display: grid;
    gap: ${theme.space[2]};
  }

  [data-price] {
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    font-weight: 600;
  }
`;

const first = { episodes: 'two', state: 'raw', extra: 'none' } as const;

/** Three questions that recommend a plan or a service; without script, a table with the rules. */
export function ChooserSection() {
  const { slug, reason } = recommend(first);
  const { name, price } = offerOf(offers, slug);
  return (
    <Section tone="surface" space="md" aria-labelledby="chooser" data-chooser="">
      <Container>
        <Chooser>
          <Split align="start" wider="start">
            <Questions method="dialog" aria-labelledby="chooser">
              <Heading level={2} id="chooser">
                Which one is for me?
              </Heading>
              {questions.map(({ legend, ...question }) => (
                <Question key={question.name}>
                  <p aria-hidden="true">{legend}</p>
                  <Choice legend={legend} {...question} />
                </Question>
              ))}
            </Questions>
            <Card padding="lg" tone="sunken">
              <Result data-result={JSON.stringify(offers)}>
                <div role="status" aria-label="Our answer">
                  <Heading level={3} size="x2" data-name="">
                    {name}
                  </Heading>
                  <p data-price="">{price}</p>
                  <Text data-reason="">{reason}</Text>
                </div>
                <OrderButton order={slug} wide>{`Order ${name}`}</OrderButton>
              </Result>
            </Card>
          </Split>
        </Chooser>
        <noscript>
          <CompareTable caption="Which one is for me?" columns={columns} rows={rows} />
        </noscript>
      </Container>
    </Section>
  );
}

const [episodes, states, extras] = questions;

const columns = extras.options.map(({ value, label }) => ({ id: value, name: label }));

const rows = episodes.options.flatMap((count) =>
  states.options.map((state) => ({
    label: `${count.label} a month, ${state.label.toLowerCase()}`,
    cells: extras.options.map((extra) => {
      const answers = { episodes: count.value, state: state.value, extra: extra.value };
      return offerOf(offers, recommend(answers).slug).name;
    }),
  })),
);
