import type { EquipmentCategory } from './equipment-category';

export const audioInterfaces: EquipmentCategory = {
  title: 'Audio Interfaces',
  icon: 'interface',
  description:
    'Count the people who will speak at the same time, then check that the gain is enough for ' +
    'your microphone.',
  items: [
    {
      picture: 'scarlett-solo',
      name: 'Focusrite Scarlett Solo (4th Gen)',
      price: 'About $140',
      rating: 4.5,
      category: 'USB-C, one microphone input',
      description:
        'One good preamplifier with 57 dB of gain, enough for most microphones used close to the ' +
        'mouth.',
      pros: ['Simple front panel', 'Loopback for remote calls', 'Powered over USB'],
      cons: ['No second microphone input', '3 dB short of what an SM7B wants'],
      bestFor: 'Solo hosts',
    },
    {
      picture: 'scarlett-2i2',
      name: 'Focusrite Scarlett 2i2 (4th Gen)',
      price: 'About $200',
      rating: 4.7,
      category: 'USB-C, two microphone inputs',
      description:
        'Two preamplifiers with 69 dB of gain each, which drives an SM7B without a booster.',
      pros: [
        'Auto Gain sets levels from ten seconds of speech',
        'Clip Safe lowers the gain before it distorts',
        'Loopback for remote calls',
      ],
      cons: ['One headphone output for two people', 'Not a recorder: needs a computer'],
      bestFor: 'Host and guest in one room',
    },
    {
      picture: 'motu-m2',
      name: 'MOTU M2',
      price: 'About $200',
      rating: 4.6,
      category: 'USB-C, two microphone inputs',
      description:
        'Quiet converters and a color display with level meters you can read from across the desk.',
      pros: ['Real meters for input and output', 'Low noise and low delay', 'Loopback built in'],
      cons: ['One headphone output', 'No automatic gain'],
      bestFor: 'Producers who watch their levels',
    },
    {
      picture: 'zoom-podtrak-p4',
      name: 'Zoom PodTrak P4',
      price: 'About $200',
      rating: 4.3,
      category: 'Recorder and USB interface, four inputs',
      description:
        'A small recorder with four microphone inputs and a headphone output for each person.',
      pros: [
        'Separate tracks to SD card, no computer needed',
        'Phone callers by cable, with automatic mix-minus',
        'Runs on two AA batteries or USB power',
      ],
      cons: ['Records 16 bit, 44.1 kHz only', 'Plastic body and short battery life'],
      bestFor: 'Recording on location',
    },
    {
      picture: 'rodecaster-pro-2',
      name: 'RØDECaster Pro II',
      price: 'About $700',
      rating: 4.8,
      category: 'Production console, four inputs',
      description:
        'Mixer, recorder, sound pads and two USB connections in one unit, with 76 dB of gain per ' +
        'input.',
      pros: [
        'Four microphones and four headphone outputs',
        'Multitrack to card, USB drive or computer',
        'Bluetooth for phone guests',
      ],
      cons: ['More than a solo host needs', 'Takes an evening to set up well'],
      bestFor: 'Weekly shows with several guests',
    },
  ],
};
