export interface BudgetKit {
  readonly budget: string;
  readonly title: string;
  /** Picture names of the products, as in `EquipmentItem`. */
  readonly pictures: readonly string[];
  readonly items: readonly string[];
  readonly total: string;
  readonly description: string;
}

export const budgetKitsHeading = 'Three kits that work';

export const retailerNote =
  'Prices are in US dollars, rounded, and change often. Check a retailer for the current price ' +
  'and availability before you buy.';

/** The article podcast-equipment-guide-2025 lists the same kits with a price for each item. */
export const budgetKits: readonly BudgetKit[] = [
  {
    budget: 'Under $200',
    title: 'First episodes',
    pictures: ['samson-q2u', 'ath-m20x', 'audacity'],
    items: [
      'Samson Q2U microphone, USB and XLR',
      'Desk boom arm',
      'Foam windscreen',
      'Audio-Technica ATH-M20x headphones',
      'Audacity or GarageBand',
    ],
    total: 'About $160',
    description:
      'Plugs into a laptop by USB and is ready in ten minutes. The microphone has an XLR output ' +
      'too, so you keep it when you buy an interface.',
  },
  {
    budget: '$200-500',
    title: 'Home studio',
    pictures: ['rode-podmic', 'scarlett-2i2', 'sony-mdr-7506'],
    items: [
      'RØDE PodMic microphone',
      'Focusrite Scarlett 2i2 (4th Gen) interface',
      'Boom arm for a heavy microphone',
      'XLR cable, 10 ft',
      'Sony MDR-7506 headphones',
    ],
    total: 'About $455',
    description:
      'An XLR microphone and an interface with gain to spare. The second input is free for a ' +
      'co-host, and every part can be replaced on its own.',
  },
  {
    budget: '$500+',
    title: 'Studio voice',
    pictures: ['shure-sm7b', 'scarlett-2i2', 'beyerdynamic-dt-770-pro'],
    items: [
      'Shure SM7B microphone',
      'Focusrite Scarlett 2i2 (4th Gen) interface',
      'RØDE PSA1+ boom arm',
      'Beyerdynamic DT 770 Pro headphones',
      'XLR cable, 10 ft',
    ],
    total: 'About $920',
    description:
      'The sound of radio for one voice, and comfortable for a day of editing. Buy it when the ' +
      'room is quiet and soft; it will not fix one that is not.',
  },
];
