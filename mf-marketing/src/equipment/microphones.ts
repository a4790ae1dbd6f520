import type { EquipmentCategory } from './equipment-category';

export const microphones: EquipmentCategory = {
  title: 'Microphones',
  icon: 'microphone',
  description:
    'In an untreated room a dynamic microphone close to the mouth beats a more sensitive one ' +
    'further away. All five here are dynamic.',
  items: [
    {
      picture: 'samson-q2u',
      name: 'Samson Q2U',
      price: 'About $70',
      rating: 4.4,
      category: 'Dynamic, USB and XLR',
      description:
        'A handheld dynamic microphone that records by USB today and by XLR once you own an ' +
        'interface.',
      pros: [
        'USB and XLR outputs, usable at the same time',
        'Headphone jack without delay',
        'Stand, clip and cables in the box',
      ],
      cons: ['Picks up handling and desk noise', 'USB is limited to 16 bit, 48 kHz'],
      bestFor: 'First shows and remote guests',
    },
    {
      picture: 'rode-podmic',
      name: 'RØDE PodMic',
      price: 'About $100',
      rating: 4.5,
      category: 'Dynamic, XLR',
      description:
        'A broadcast-style microphone with a metal body, an internal pop filter and its own ' +
        'swing mount.',
      pros: ['Rejects most of the room', 'Built to survive travel', 'Internal shock mount'],
      cons: ['Nearly 1 kg: light boom arms sink', 'Needs an interface with plenty of gain'],
      bestFor: 'Several hosts around one table',
    },
    {
      picture: 'shure-mv7',
      name: 'Shure MV7+',
      price: 'About $280',
      rating: 4.6,
      category: 'Dynamic, USB-C and XLR',
      description: 'Close to the sound of the SM7B with automatic level and pop control over USB.',
      pros: [
        'USB-C and XLR outputs',
        'Automatic level evens out distance',
        'Touch panel shows level and mutes',
      ],
      cons: ['Sound processing works over USB only', 'Full control needs the Shure software'],
      bestFor: 'Solo hosts without an interface',
    },
    {
      picture: 'shure-sm7b',
      name: 'Shure SM7B',
      price: 'About $400',
      rating: 4.8,
      category: 'Dynamic, XLR',
      description:
        'The voice of a great deal of radio and many large podcasts: smooth, forgiving and hard ' +
        'to overload.',
      pros: [
        'Even tone on most voices',
        'Bass roll-off and presence switches',
        'Well shielded from hum',
      ],
      cons: ['Wants about 60 dB of clean gain', 'Costs more than many complete kits'],
      bestFor: 'Permanent studios',
    },
    {
      picture: 'electro-voice-re20',
      name: 'Electro-Voice RE20',
      price: 'About $450',
      rating: 4.7,
      category: 'Dynamic, XLR',
      description:
        'A broadcast standard whose bass stays nearly the same when the speaker moves closer or ' +
        'further away.',
      pros: ['Almost no proximity effect', 'Clear and neutral speech', 'Internal pop filter'],
      cons: ['Large and heavy', 'Shock mount is sold separately'],
      bestFor: 'Speakers who move while they talk',
    },
  ],
};
