import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { useHost } from '@northcast/shared-contracts/host/host';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { postApi } from '../blog/post-calls';
import { useCallFailure } from '../calls/call-failure';
import { currentPlace } from '../calls/current-place';
import { useSignOut } from '../sign-out/use-sign-out';
import type { Act, DialogName, Entry } from './entry';
import { Palette } from './palette';
import { unavailable } from './unavailable';

interface OpenedPaletteProps {
  readonly isOpen: boolean;
  /** Returns what was typed before the palette was rendered. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

type ActDialog = ComponentType<{ readonly onClose: () => void }>;

/** The open palette, and the action or dialog that was chosen in it. */
export function OpenedPalette({ isOpen, takeTyped, onClose }: OpenedPaletteProps) {
  const { showToast } = useHost();
  const act = useAct();
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [Dialog, setDialog] = useState<ActDialog | null>(null);
  useEffect(() => {
    if (chosen === null || isOpen) return;
    const run = async () => {
      setChosen(null);
      if (!('dialog' in chosen.act)) return act(chosen.act);
      const loaded = await loadDialog(chosen.act.dialog);
      setDialog(() => loaded);
    };
    // Wait until the closed palette has restored the focus; the action then moves it.
    const timer = setTimeout(() => void run().catch(() => showToast(unavailable)));
    return () => clearTimeout(timer);
  });
  return (
    <>
      {isOpen ? (
        <Palette
          takeTyped={takeTyped}
          onClose={onClose}
          onChoose={(entry) => {
            setChosen(entry);
            onClose();
          }}
        />
      ) : null}
      {Dialog ? <Dialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** Runs an action that is not a dialog. */
function useAct() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const showFailure = useCallFailure();
  const [createPost] = postApi.useCreatePostMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const newPost = async () => {
    const place = currentPlace();
    const { data, error } = await createPost({ body: {}, idempotencyKey: keyFor({}) });
    if (error) return void showFailure('createPost', error);
    forget();
    if (place === currentPlace()) void navigate(`/admin/blog/${data.id}`);
  };
  return (act: Act) => {
    if ('to' in act) void navigate(act.to);
    else if ('run' in act) void (act.run === 'newPost' ? newPost() : signOut());
  };
}

/** Dialogs of actions, each loaded on demand. */
const dialogs: Readonly<Record<DialogName, () => Promise<ActDialog>>> = {
  order: async () => (await import('../orders/order-create-dialog')).OrderCreateDialog,
  customer: async () => (await import('../customers/customer-create-dialog')).CustomerCreateDialog,
  message: async () => (await import('../messages/message-create-dialog')).MessageCreateDialog,
  invitation: async () => (await import('../team/invite-dialog')).InviteDialog,
};

const loadDialog = (name: DialogName): Promise<ActDialog> => dialogs[name]();
