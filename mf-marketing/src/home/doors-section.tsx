import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container, Grid, Section } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { doors } from './doors';

const Title = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};

  svg {
    color: ${theme.color.accentText};
  }
`;

/** Visitors with a show and visitors with a company part here. */
export function DoorsSection() {
  return (
    <Section space="none" aria-label="Where to go on">
      <Container>
        <Grid min="lg" columns={2}>
          {doors.map(({ id, title, text, href }) => (
            <Card key={id}>
              <Title>
                <Heading level={2} size="lg">
                  <CardLink to={href}>{title}</CardLink>
                </Heading>
                <Icon name="arrow-right" />
              </Title>
              <Text>{text}</Text>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
