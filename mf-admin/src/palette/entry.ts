import type { IconName } from '@northcast/shared-ui/icon/paths';

/** Dialogs that an entry can open. */
export type DialogName = 'order' | 'customer' | 'message' | 'invitation';

/** What choosing an entry does. */
export type Act =
  | { readonly to: string }
  | { readonly dialog: DialogName }
  | { readonly run: 'newPost' | 'signOut' };

/** An item of the palette. */
export interface Entry {
  /** Unique among all entries. */
  readonly key: string;
  /** Heading of the entry's group. */
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  /** Additional search terms. */
  readonly words?: string;
  readonly icon: IconName;
  readonly act: Act;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}
