import type { IconName } from '@northcast/shared-ui/icon/paths';

export interface EquipmentItem {
  /** Name of a file in `shell/public/images/equipment`, without `.svg`. */
  readonly picture: string;
  readonly name: string;
  /** Street price as text: it changes too often to be kept as a number. */
  readonly price: string;
  /** Our rating out of 5, in steps of 0.1. */
  readonly rating: number;
  readonly category: string;
  readonly description: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly bestFor: string;
}

export interface EquipmentCategory {
  readonly title: string;
  readonly icon: IconName;
  readonly description: string;
  readonly items: readonly EquipmentItem[];
}
