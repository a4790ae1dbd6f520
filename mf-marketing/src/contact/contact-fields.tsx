import { limits } from '@northcast/shared-contracts/api/limits';
import { brand } from '@northcast/shared-contracts/brand';
import { contactServices } from '@northcast/shared-contracts/catalogue/contact-services';
import { Button } from '@northcast/shared-ui/button/button';
import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import type { FormState } from './form-state';

const serviceOptions = contactServices.map((service) => ({ value: service, label: service }));

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[4]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > :nth-child(n + 5) {
    grid-column: 1 / -1;
  }
`;

/** The five fields and the button that sends them. The browser holds their texts. */
export function ContactFields({ faults, isSending }: Omit<FormState, 'attempts'>) {
  return (
    <Fields>
      <TextField
        label="Name"
        error={faults.name}
        input={{ name: 'name', autoComplete: 'name', maxLength: limits.contactName.max }}
      />
      <TextField
        label="Email"
        error={faults.email}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          maxLength: limits.email.max,
          placeholder: 'you@example.com',
        }}
      />
      <TextField
        label="Podcast name"
        optional
        error={faults.podcastName}
        input={{ name: 'podcastName', maxLength: limits.podcastName.max }}
      />
      <Select
        label="Service"
        error={faults.service}
        options={serviceOptions}
        placeholder="Select a service"
        input={{ name: 'service' }}
      />
      <TextArea
        label="Message"
        error={faults.message}
        input={{
          name: 'message',
          rows: 6,
          maxLength: limits.contactMessage.max,
          placeholder: 'What are you working on, and by when?',
        }}
      />
      <Button type="submit" size="lg" wide busy={isSending} busyLabel="Sending...">
        Send Message
      </Button>
      <noscript>
        <Text size="sm">
          Sending needs JavaScript. Please write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> instead.
        </Text>
      </noscript>
    </Fields>
  );
}
