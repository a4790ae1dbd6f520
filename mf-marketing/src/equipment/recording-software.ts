import type { EquipmentCategory } from './equipment-category';

export const recordingSoftware: EquipmentCategory = {
  title: 'Recording Software',
  icon: 'software',
  description:
    'The best program is the one you finish episodes in. Try two with the same ten minutes of ' +
    'tape before you decide.',
  items: [
    {
      picture: 'audacity',
      name: 'Audacity',
      price: 'Free',
      rating: 4.2,
      category: 'Editor, Windows, macOS and Linux',
      description:
        'Open-source recorder and editor that covers everything a two-person show needs.',
      pros: ['Free and open source', 'Runs on old computers', 'Effects stay adjustable'],
      cons: ['No remote recording', 'Large sessions become hard to follow'],
      bestFor: 'Learning to edit',
    },
    {
      picture: 'reaper',
      name: 'Reaper',
      price: '$60 for a discounted license',
      rating: 4.7,
      category: 'Audio workstation, Windows, macOS and Linux',
      description:
        'A complete multitrack studio in a small download, with a full 60-day evaluation.',
      pros: [
        'Fast and stable with many tracks',
        'Every shortcut and menu can be changed',
        'Ripple editing across all tracks',
      ],
      cons: ['Takes weeks to learn well', 'Needs setting up before it feels made for speech'],
      bestFor: 'Editors who work on many shows',
    },
    {
      picture: 'descript',
      name: 'Descript',
      price: 'Free plan, paid by month or year',
      rating: 4.5,
      category: 'Text-based editor, Windows, macOS and browser',
      description: 'Transcribes the recording and lets you cut audio and video by deleting words.',
      pros: [
        'Edit speech like a document',
        'Removes filler words in one pass',
        'Audio and video in the same project',
      ],
      cons: ['Monthly limits on each plan', 'Fine cuts and mixing are less precise'],
      bestFor: 'Interviews and quick rough cuts',
    },
    {
      picture: 'adobe-audition',
      name: 'Adobe Audition',
      price: 'Subscription, by month or year',
      rating: 4.4,
      category: 'Audio workstation, Windows and macOS',
      description:
        'Multitrack editor with one of the best spectral displays for removing a cough or a ' +
        'phone ring.',
      pros: [
        'Precise spectral repair',
        'Loudness matching for a batch of files',
        'Works with Premiere Pro',
      ],
      cons: ['Subscription only', 'More tools than most podcasts use'],
      bestFor: 'Repairing difficult recordings',
    },
    {
      picture: 'riverside',
      name: 'Riverside',
      price: 'Free plan, paid by month or year',
      rating: 4.5,
      category: 'Remote recording, browser and phone',
      description:
        'Records each guest on their own device and uploads the files, so a bad line does not ' +
        'reach the episode.',
      pros: [
        'Separate tracks, 48 kHz WAV and video up to 4K',
        'Guests join from a link',
        'Upload runs during the call',
      ],
      cons: ['Guests must stay until the upload ends', 'Free plan is limited in hours and quality'],
      bestFor: 'Remote interviews',
    },
  ],
};
