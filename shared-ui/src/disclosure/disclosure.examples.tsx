import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import type { Example } from '@northcast/shared-ui/example/example';

export const disclosureExamples: readonly Example[] = [
  {
    name: 'One open at a time',
    render: () => (
      <div>
        <Disclosure name="faq-example" summary="How fast is delivery?" headingLevel={3} open>
          Most episodes come back the same day.
        </Disclosure>
        <Disclosure name="faq-example" summary="Which files can I send?" headingLevel={3}>
          WAV, MP3, FLAC, AIFF, MP4 and MOV, up to 2GB per episode.
        </Disclosure>
        <Disclosure name="faq-example" summary="Can I get my money back?" headingLevel={3}>
          Yes: there is a 30-day money-back guarantee.
        </Disclosure>
      </div>
    ),
  },
];
