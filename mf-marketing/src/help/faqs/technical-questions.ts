import type { FaqCategory } from '../../faq';

export const technicalQuestions: FaqCategory = {
  title: 'Technical Questions',
  faqs: [
    {
      question: 'How large can my files be?',
      answer:
        'Up to 2GB per episode. An hour of stereo WAV at 44.1 kHz and 16 bit is about 635 MB, so ' +
        'three separate mono tracks of an hour fit easily. If a video or a long panel is larger, ' +
        'send FLAC instead of WAV, split the upload, or add a link to your own storage on the ' +
        'page of the order.',
    },
    {
      question: 'Which file formats do you accept?',
      answer:
        'WAV, FLAC, MP3 and M4A for audio, MP4 and MOV for video. Uncompressed files, recorded ' +
        'at 44.1 or 48 kHz, give us the most to work with. Project folders from common editors ' +
        'are welcome if the audio files are inside. For AI projects we take PDF, Word, Excel and ' +
        'CSV, or access to the system itself.',
    },
    {
      question: 'What loudness do you master to?',
      answer:
        'Podcasts leave us at -16 LUFS in stereo, with peaks no higher than -1 dBFS and a ' +
        'dynamic range of at least 7 LU, so that speech stays natural. That suits Apple Podcasts ' +
        'and sits well on other platforms. If a broadcaster needs -23 LUFS or a network has its ' +
        'own specification, name it in the brief.',
    },
    {
      question: 'How should I record for the best result?',
      answer:
        'Give each speaker a microphone and a track of their own. Set levels so that peaks fall ' +
        'between -12 and -6 dBFS, and record 30 seconds of room tone before anyone speaks. Wear ' +
        'closed-back headphones. Switch off automatic noise removal in call software: we can do ' +
        'that later, but we cannot undo it.',
    },
    {
      question: 'Can you repair bad audio?',
      answer:
        'Often. Steady noise, hum, mouth clicks, plosives and uneven levels usually come out ' +
        'well. Heavy clipping, strong echo and two voices on one track can be improved but not ' +
        'removed. If you are unsure, order Raw Audio QC first: an engineer listens and tells you ' +
        'what is worth keeping before you pay for an edit.',
    },
  ],
};
