import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import { FaqList } from '../faq-list/faq-list';
import { homeFaqHeading, homeFaqs } from './faq';

/** At most one answer is open; initially the first. */
export function FaqSection() {
  return (
    <Section aria-labelledby="faq">
      <Container>
        <Split align="start" wider="end">
          <Stack gap={4}>
            <Heading level={2} id="faq">
              {homeFaqHeading}
            </Heading>
            <Text tone="muted" measure>
              More answers, and guides to recording and editing, are in the{' '}
              <Link to="/help">Help Center</Link>.
            </Text>
          </Stack>
          <FaqList name="home-faq" faqs={homeFaqs} firstOpen />
        </Split>
      </Container>
    </Section>
  );
}
