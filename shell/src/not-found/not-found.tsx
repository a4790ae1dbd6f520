import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { styled } from 'styled-components';

const Picture = styled.img`
  width: min(${theme.size.lg}, 100%);
`;

/** Shown for any path that no remote serves. */
export function NotFound() {
  return (
    <Section>
      <PageHead title={screens.notFoundTitle} noindex />
      <Container width="narrow">
        <Stack gap={5}>
          <Picture src="/images/not-found.svg" alt="" width="480" height="360" />
          <Heading level={1}>{screens.notFoundTitle}</Heading>
          <Lead>
            There is nothing at this address. It may have moved, or the link may be mistyped.
          </Lead>
          <Cluster gap={3}>
            <LinkButton to="/">Go to the home page</LinkButton>
            <LinkButton to="/help" variant="secondary">
              Search the help center
            </LinkButton>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
