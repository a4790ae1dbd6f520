import { brand } from '@northcast/shared-contracts/content/brand';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import type { Faq } from '../faq';
import { FaqList } from '../faq-list/faq-list';

const homeFaqHeading = 'Questions before you start';

const homeFaqs: readonly Faq[] = [
  {
    question: `What does ${brand.name} do?`,
    answer:
      'Two things. We help companies put AI to work, from the first review to a system in daily ' +
      'use. And we produce podcasts: editing, mixing, video, show notes and publishing. Many ' +
      'clients use both, because recording, transcribing and searching what people say is the ' +
      'same craft.',
  },
  {
    question: 'How soon can you start?',
    answer:
      'Podcast orders start within 24 hours of a complete brief and AI projects within 48 hours ' +
      'of an approved proposal. Most single episodes are delivered the same day. If an episode ' +
      'must be out by a certain hour, add a rush service to the order.',
  },
  {
    question: 'How do I place an order?',
    answer:
      'Create an account, choose a service or plan and describe the project in a few lines. One ' +
      'of our agents contacts you to settle details and payment, then work begins. You can ' +
      'follow the status of every order on your dashboard.',
  },
  {
    question: 'Is there a subscription?',
    answer:
      'No. Services and plans are one-time payments in US dollars. Nothing renews by itself and ' +
      'there is nothing to cancel at the end. If you want a full year of a plan, paying it in ' +
      'advance brings a discount.',
  },
  {
    question: 'What if I am not happy with the result?',
    answer:
      'First use the revision rounds included with your order; most issues end there. You can ' +
      'cancel within 24 hours of payment for a full refund, and for 30 days after delivery a ' +
      'money-back guarantee covers work that does not meet the brief.',
  },
  {
    question: 'Which files can I send?',
    answer:
      'WAV, FLAC, MP3 and M4A for audio, MP4 and MOV for video, up to 2GB per episode. Separate ' +
      'tracks for each speaker give the best result. We back up your files for 90 days after ' +
      'delivery.',
  },
];

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
