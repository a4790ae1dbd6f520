import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Letter } from '../letter';
import { answerLink } from './answer-link';

interface EnquiryDialogProps {
  readonly enquiry: Enquiry;
  readonly onDelete: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** All that was sent with the contact form, and the way to answer. */
export function EnquiryDialog({ enquiry, onDelete, onClose }: EnquiryDialogProps) {
  const { id, name, email, podcastName, service, message, createdAt } = enquiry;
  return (
    <Dialog
      open
      size="lg"
      title={`Enquiry of ${name}`}
      description={`${email} · ${service}`}
      onClose={onClose}
    >
      <DialogBody>
        {podcastName ? <Text size="sm">Podcast: {podcastName}</Text> : null}
        <Letter from={name} at={createdAt} text={message} />
      </DialogBody>
      <DialogFooter>
        <Button
          variant="secondary"
          onClick={async () => {
            if (await onDelete(id)) onClose();
          }}
        >
          Delete
        </Button>
        <LinkButton href={answerLink(enquiry)} icon={<Icon name="mail" />}>
          Answer by mail
        </LinkButton>
      </DialogFooter>
    </Dialog>
  );
}
