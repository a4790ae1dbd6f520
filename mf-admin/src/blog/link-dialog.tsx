import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isGoodLink } from './editor-extensions';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/**
 * Sets the link of the selected words. Without a selection, inserts the address itself as the text.
 */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState('');
  const finish = () => {
    onClose();
    // Wait until the dialog has returned the focus to its opener.
    setTimeout(() => editor.commands.focus());
  };
  const apply = () => {
    const href = address.trim();
    if (!isGoodLink(href)) {
      setError('Please enter an address that starts with https://, mailto: or /');
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (before === '' && editor.state.selection.empty) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: href, marks }).run();
    } else chain.setLink({ href }).run();
    finish();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  };
  return (
    <Dialog open title="Link" size="sm" onClose={finish}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <DialogBody>
          <TextField
            label="Address"
            error={error || undefined}
            input={{
              value: address,
              placeholder: 'https://',
              maxLength: 2000,
              onChange: ({ currentTarget }) => setAddress(currentTarget.value),
            }}
          />
        </DialogBody>
        <DialogFooter>
          {before === '' ? null : (
            <Button variant="secondary" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit">Save link</Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
