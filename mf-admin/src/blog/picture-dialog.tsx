import type { PostPicture } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { useState } from 'react';
import { PictureInput, uploadPicture } from './picture-input';

interface PictureDialogProps {
  /** A pasted or dropped picture. */
  readonly file: File | null;
  /**
   * Alt text of the picture selected in the text; if set, the dialog asks only for a new alt text.
   */
  readonly before: string | null;
  readonly onInsert: (picture: PostPicture | null, alt: string) => void;
  readonly onClose: () => void;
}

/** Asks for a picture and its alt text. */
export function PictureDialog({ file, before, onInsert, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState(file);
  const [alt, setAlt] = useState(before ?? '');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const isNew = before === null;
  const insert = async () => {
    if (alt.trim() === '') return setError('Please say what the picture shows');
    if (!isNew) return onInsert(null, alt.trim());
    if (chosen === null) return setError('Please choose a picture');
    setSending(true);
    const result = await uploadPicture(chosen);
    setSending(false);
    if ('error' in result) setError(result.error);
    else onInsert(result.picture, alt.trim());
  };
  return (
    <Dialog open title="Picture" size="sm" locked={isSending} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void insert();
        }}
      >
        <DialogBody>
          {isNew ? <PictureInput label="Picture" chosen={chosen} onChoose={setChosen} /> : null}
          <TextField
            label="Description"
            hint="What the picture shows, for those who do not see it"
            error={error || undefined}
            input={{
              value: alt,
              maxLength: 300,
              onChange: ({ currentTarget }) => setAlt(currentTarget.value),
            }}
          />
        </DialogBody>
        <DialogFooter>
          <Button type="submit" busy={isSending} busyLabel="Uploading...">
            {isNew ? 'Insert picture' : 'Save description'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
