import { limits } from '@northcast/shared-contracts/api/limits';
import { brand } from '@northcast/shared-contracts/content/brand';
import {
  type ContactService,
  contactServices,
} from '@northcast/shared-contracts/content/catalogue/contact-services';
import { Button } from '@northcast/shared-ui/button/button';
import type { Select } from '@northcast/shared-ui/select/select';
import type { TextArea } from '@northcast/shared-ui/text-area/text-area';
import type { TextField } from '@northcast/shared-ui/text-field/text-field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ComponentProps, ComponentType } from 'react';
import styled from 'styled-components';

/** Values of the form's fields, all text. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly podcastName: string;
  readonly service: ContactService | '';
  readonly message: string;
}

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  podcastName: '',
  service: '',
  message: '',
};

export const contactFields = ['name', 'email', 'podcastName', 'service', 'message'] as const;
type ContactField = (typeof contactFields)[number];

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

type Named<Props> = Omit<Props, 'error'> & { readonly name: ContactField };

interface ContactFieldsProps {
  /** The three field components: plain ones, or those bound to react-final-form. */
  readonly kinds: {
    readonly TextField: ComponentType<Named<ComponentProps<typeof TextField>>>;
    readonly Select: ComponentType<Named<ComponentProps<typeof Select>>>;
    readonly TextArea: ComponentType<Named<ComponentProps<typeof TextArea>>>;
  };
  /** Locks the fields: text that is typed now would not be sent. */
  readonly isSending: boolean;
}

/** The five fields and the submit button. */
export function ContactFields({ kinds, isSending }: ContactFieldsProps) {
  const { TextField, Select, TextArea } = kinds;
  return (
    <Fields>
      <TextField
        name="name"
        label="Name"
        input={{ autoComplete: 'name', maxLength: limits.contactName.max, readOnly: isSending }}
      />
      <TextField
        name="email"
        label="Email"
        input={{
          type: 'email',
          autoComplete: 'email',
          maxLength: limits.email.max,
          placeholder: 'you@example.com',
          readOnly: isSending,
        }}
      />
      <TextField
        name="podcastName"
        label="Podcast name"
        optional
        input={{ maxLength: limits.podcastName.max, readOnly: isSending }}
      />
      <Select
        name="service"
        label="Service"
        options={serviceOptions}
        placeholder="Select a service"
        input={{ disabled: isSending }}
      />
      <TextArea
        name="message"
        label="Message"
        limit={limits.contactMessage.max}
        input={{
          rows: 6,
          placeholder: 'What are you working on, and by when?',
          readOnly: isSending,
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
