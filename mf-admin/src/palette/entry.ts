import type { IconName } from '@northcast/shared-ui/icon/paths';

/** The dialogs that an action opens. */
export type DialogName = 'order' | 'customer' | 'message' | 'invitation';

/** What a choice does. */
export type Act =
  | { readonly to: string }
  | { readonly dialog: DialogName }
  | { readonly run: 'newPost' | 'signOut' };

/** Something that can be found and chosen. */
export interface Entry {
  /** Unique among all entries. */
  readonly key: string;
  /** What it stands under. */
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  /** More words that it is found by. */
  readonly words?: string;
  readonly icon: IconName;
  readonly act: Act;
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}
