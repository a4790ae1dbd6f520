import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: 1.25em;
    list-style: decimal;
  }
`;

/** What happens after ordering. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Frame>
      <Heading level={3} size="md">
        What happens next
      </Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Frame>
  );
}
