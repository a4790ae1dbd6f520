import { Button } from '@northcast/shared-ui/button/button';
import { useState } from 'react';
import { SavedRepliesDialog } from './saved-replies-dialog';

/** Opens the saved replies. */
export function SavedRepliesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        Saved replies
      </Button>
      {isOpen ? <SavedRepliesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
