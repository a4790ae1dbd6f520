import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Letter } from '../letter';
import { EnquiryAnswerLetter } from './enquiry-answer';
import { EnquiryComposer } from './enquiry-composer';
import { EnquiryOutcome } from './enquiry-outcome';

interface EnquiryContentProps {
  readonly enquiry: Enquiry;
  /** Reads the enquiry again. */
  readonly onOutdated: () => void;
}

/** What was asked and answered, what it became, and the place to answer. */
export function EnquiryContent({ enquiry, onOutdated }: EnquiryContentProps) {
  return (
    <Stack gap={4}>
      {enquiry.podcastName ? <Text size="sm">Podcast: {enquiry.podcastName}</Text> : null}
      <Letter from={enquiry.name} at={enquiry.createdAt} text={enquiry.message} />
      {enquiry.answers?.map((answer) => (
        <EnquiryAnswerLetter key={answer.id} answer={answer} onRetried={onOutdated} />
      ))}
      <EnquiryOutcome enquiry={enquiry} onOutdated={onOutdated} />
      <EnquiryComposer key={enquiry.id} enquiry={enquiry} onOutdated={onOutdated} />
    </Stack>
  );
}
