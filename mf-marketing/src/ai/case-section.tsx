import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Stat, StatList } from '@northcast/shared-ui/stat/stat';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SectionHead } from '../section-head/section-head';
import { claimsCase } from './case';
import { CaseFlow } from './case-flow';

const Sum = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  dt,
  dd {
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }

  dd {
    padding-inline-start: ${theme.space[4]};
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }

  & > :nth-last-child(-n + 2) {
    border-top-color: ${theme.color.accent};
    color: ${theme.color.accentText};
    font-weight: 600;
  }
`;

/** What we built for one client, and an example of its value. */
export function CaseSection() {
  const { heading, text, figures, sumHeading, sumText, sum, post } = claimsCase;
  return (
    <Section tone="surface" aria-labelledby="case">
      <Container>
        <SectionHead id="case" heading={heading} text={text} />
        <Stack gap={8}>
          <StatList>
            {figures.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </StatList>
          <CaseFlow />
          <Split align="start" wider="end">
            <Stack gap={3} align="start">
              <Heading level={3}>{sumHeading}</Heading>
              <Text tone="muted">{sumText}</Text>
              <Link to={post.href}>{post.label}</Link>
            </Stack>
            <Sum>
              {sum.map(([term, value]) => [
                <dt key={term}>{term}</dt>,
                <dd key={`${term}=`}>{value}</dd>,
              ])}
            </Sum>
          </Split>
        </Stack>
      </Container>
    </Section>
  );
}
