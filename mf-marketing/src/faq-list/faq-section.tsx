import { Container, Section, Split } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';
import type { Faq } from '../faq';
import { FaqList } from './faq-list';

interface FaqSectionProps {
  /** Id of the section's heading. */
  readonly id: string;
  readonly heading: string;
  readonly faqs: readonly Faq[];
}

/** A page's questions beside their heading. */
export function FaqSection({ id, heading, faqs }: FaqSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Split align="start" wider="end">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <FaqList name={id} faqs={faqs} />
        </Split>
      </Container>
    </Section>
  );
}
