import type { ComponentType } from 'react';
import type { DialogName } from './entry';

type ActDialog = ComponentType<{ readonly onClose: () => void }>;

/** The dialogs of actions, each loaded when it is asked for. */
const dialogs: Readonly<Record<DialogName, () => Promise<ActDialog>>> = {
  order: async () => (await import('../orders/order-create-dialog')).OrderCreateDialog,
  customer: async () => (await import('../customers/customer-create-dialog')).CustomerCreateDialog,
  message: async () => (await import('../messages/message-create-dialog')).MessageCreateDialog,
  invitation: async () => (await import('../team/invite-dialog')).InviteDialog,
};

export const loadDialog = (name: DialogName): Promise<ActDialog> => dialogs[name]();
