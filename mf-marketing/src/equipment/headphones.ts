import type { EquipmentCategory } from './equipment-category';

export const headphones: EquipmentCategory = {
  title: 'Headphones',
  icon: 'headphones',
  description:
    'Closed-back headphones keep the other voices out of your microphone. Wireless ones add ' +
    'delay and do not belong in a recording.',
  items: [
    {
      picture: 'ath-m20x',
      name: 'Audio-Technica ATH-M20x',
      price: 'About $50',
      rating: 4.1,
      category: 'Closed-back, wired',
      description:
        'An inexpensive pair that lets you hear hum, plosives and a badly placed microphone.',
      pros: ['Low price', 'Light enough for long sessions', 'Cable leaves on one side'],
      cons: ['Less isolation than dearer pairs', 'Fixed cable'],
      bestFor: 'Guests and first kits',
    },
    {
      picture: 'sennheiser-hd-280-pro',
      name: 'Sennheiser HD 280 PRO',
      price: 'About $100',
      rating: 4.3,
      category: 'Closed-back, wired',
      description: 'Keeps up to 32 dB of outside noise away, the most of any pair in this list.',
      pros: ['Very strong isolation', 'Folds for storage', 'Pads and cable can be replaced'],
      cons: ['Firm grip on larger heads', 'Heavy coiled cable'],
      bestFor: 'Loud rooms and shared tables',
    },
    {
      picture: 'sony-mdr-7506',
      name: 'Sony MDR-7506',
      price: 'About $100',
      rating: 4.6,
      category: 'Closed-back, wired',
      description:
        'In studios since 1991 because it makes mouth clicks and hiss impossible to miss.',
      pros: ['Reveals detail in speech', 'Folds and comes with a pouch', 'Light'],
      cons: ['Treble tires some listeners', 'Fixed coiled cable'],
      bestFor: 'Editing speech',
    },
    {
      picture: 'ath-m50x',
      name: 'Audio-Technica ATH-M50x',
      price: 'About $160',
      rating: 4.6,
      category: 'Closed-back, wired',
      description:
        'A sturdy all-round pair with three detachable cables, loud enough from any laptop.',
      pros: ['Detachable cables', 'Good isolation', 'Folds for travel'],
      cons: ['Bass is a little fuller than neutral', 'Warm after an hour'],
      bestFor: 'One pair for recording and editing',
    },
    {
      picture: 'beyerdynamic-dt-770-pro',
      name: 'Beyerdynamic DT 770 Pro (80 ohm)',
      price: 'About $170',
      rating: 4.7,
      category: 'Closed-back, wired',
      description:
        'Velour pads and low pressure make this the pair to wear for a whole day of editing.',
      pros: ['Most comfortable in this list', 'Nearly every part can be replaced', 'Clear treble'],
      cons: ['Fixed 3 m cable', 'Wants a little more level than a phone gives'],
      bestFor: 'Long editing days',
    },
  ],
};
