import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { isGoodLink } from './editor-extensions';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/**
 * Sets the link of the selected words. Without a selection, inserts the address itself as the text.
 */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [initialValues] = useState(() => ({
    address: String(editor.getAttributes('link').href ?? ''),
  }));
  const isNew = initialValues.address === '';
  const finish = () => {
    onClose();
    // Wait until the dialog has returned the focus to its opener.
    setTimeout(() => editor.commands.focus());
  };
  const apply = ({ address }: typeof initialValues) => {
    const href = address.trim();
    if (!isGoodLink(href)) {
      return { address: 'Please enter an address that starts with https://, mailto: or /' };
    }
    const chain = editor.chain().extendMarkRange('link');
    if (isNew && editor.state.selection.empty) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: href, marks }).run();
    } else chain.setLink({ href }).run();
    return finish();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  };
  return (
    <Dialog open title="Link" size="sm" onClose={finish}>
      <Form initialValues={initialValues} onSubmit={apply} subscription={{}}>
        {() => (
          <FormBody>
            <DialogBody>
              <FormTextField
                name="address"
                label="Address"
                input={{ placeholder: 'https://', maxLength: 2000 }}
              />
            </DialogBody>
            <DialogFooter>
              {isNew ? null : (
                <Button variant="secondary" onClick={remove}>
                  Remove link
                </Button>
              )}
              <Button type="submit">Save link</Button>
            </DialogFooter>
          </FormBody>
        )}
      </Form>
    </Dialog>
  );
}
