import { limits } from '@northcast/shared-contracts/api/limits';
import { brand } from '@northcast/shared-contracts/brand';
import { contactServices } from '@northcast/shared-contracts/catalogue/contact-services';
import { Button } from '@northcast/shared-ui/button/button';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

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

/** The five fields and the button that sends them. */
export function ContactFields({ isSending }: { isSending: boolean }) {
  return (
    <Fields>
      <FormTextField
        name="name"
        label="Name"
        input={{ autoComplete: 'name', maxLength: limits.contactName.max }}
      />
      <FormTextField
        name="email"
        label="Email"
        input={{
          type: 'email',
          autoComplete: 'email',
          maxLength: limits.email.max,
          placeholder: 'you@example.com',
        }}
      />
      <FormTextField
        name="podcastName"
        label="Podcast name"
        optional
        input={{ maxLength: limits.podcastName.max }}
      />
      <FormSelect
        name="service"
        label="Service"
        options={serviceOptions}
        placeholder="Select a service"
      />
      <FormTextArea
        name="message"
        label="Message"
        limit={limits.contactMessage.max}
        input={{ rows: 6, placeholder: 'What are you working on, and by when?' }}
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
