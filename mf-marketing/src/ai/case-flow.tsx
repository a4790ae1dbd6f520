import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { claimsCase } from './case';

/** Stacked steps on a phone, a row on a wide screen; a line connects them in both layouts. */
const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[5]};
  counter-reset: step;

  ${media.lg} {
    gap: ${theme.space[5]};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  li {
    position: relative;
    display: grid;
    gap: ${theme.space[1]};
    align-content: start;
    padding-inline-start: calc(${theme.size.control} + ${theme.space[4]});
    counter-increment: step;

    ${media.lg} {
      padding-block-start: calc(${theme.size.control} + ${theme.space[4]});
      padding-inline-start: 0;
    }
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: ${theme.size.control};
    height: ${theme.size.control};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-weight: 600;
  }

  li[data-person]::before {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(${theme.size.control} + ${theme.space[1]}) auto
      calc(${theme.space[1]} - ${theme.space[5]}) calc(${theme.size.control} / 2);
    border-inline-start: 1px solid ${theme.color.control};

    ${media.lg} {
      inset: calc(${theme.size.control} / 2) calc(${theme.space[1]} - ${theme.space[5]}) auto
        calc(${theme.size.control} + ${theme.space[1]});
      border-block-start: 1px solid ${theme.color.control};
      border-inline-start: 0;
    }
  }
`;

/** The path of one form through the system; steps done by a person are marked. */
export function CaseFlow() {
  return (
    <div>
      <Heading level={3}>{claimsCase.flowHeading}</Heading>
      <Steps>
        {claimsCase.flow.map(({ title, text, isPerson }) => (
          <li key={title} data-person={isPerson || undefined}>
            <Text weight="strong" tone={isPerson ? 'accentText' : 'ink'}>
              {title}
            </Text>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </Steps>
    </div>
  );
}
