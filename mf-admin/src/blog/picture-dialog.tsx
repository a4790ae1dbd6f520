import type { PostPicture } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { Field, Form } from 'react-final-form';
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
  const [initialValues] = useState({ picture: file, alt: before ?? '' });
  const isNew = before === null;
  const insert = async ({ picture, alt }: typeof initialValues) => {
    if (alt.trim() === '') return { alt: 'Please say what the picture shows' };
    if (!isNew) return onInsert(null, alt.trim());
    if (picture === null) return { picture: 'Please choose a picture' };
    const result = await uploadPicture(picture);
    return 'error' in result ? { picture: result.error } : onInsert(result.picture, alt.trim());
  };
  return (
    <Form initialValues={initialValues} onSubmit={insert} subscription={{ submitting: true }}>
      {({ submitting }) => (
        <Dialog open title="Picture" size="sm" locked={submitting} onClose={onClose}>
          <FormBody>
            <DialogBody>
              {isNew ? (
                <Field<File | null> name="picture">
                  {({ input, meta }) => (
                    <PictureInput
                      label="Picture"
                      chosen={input.value || null}
                      error={fieldError(meta)}
                      onChoose={input.onChange}
                    />
                  )}
                </Field>
              ) : null}
              <FormTextField
                name="alt"
                label="Description"
                hint="What the picture shows, for those who do not see it"
                input={{ maxLength: 300 }}
              />
            </DialogBody>
            <DialogFooter>
              <Button type="submit" busy={submitting} busyLabel="Uploading...">
                {isNew ? 'Insert picture' : 'Save description'}
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
