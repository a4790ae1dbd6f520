import type { FaqCategory } from '../../faq';

export const deliveryFormats: FaqCategory = {
  title: 'Delivery & Formats',
  faqs: [
    {
      question: 'How fast will I get my episode back?',
      answer:
        'Our average turnaround is the same day, counted from the moment we have your payment, ' +
        'the brief and the complete files. Long panels, video and repairs take longer; we ' +
        'confirm their date before you pay. Custom and AI projects follow the dates in their ' +
        'proposal. Delivery is digital only: nothing is shipped by post.',
    },
    {
      question: 'What if I need it even faster?',
      answer:
        'Add Rush Delivery (12 hours) to your order, or choose Same Day Rush for work that would ' +
        'otherwise take longer or that arrives late in the day. We agree on an hour in writing ' +
        'before you pay and put one editor on the episode until it is done. If we miss it, the ' +
        'rush fee is returned.',
    },
    {
      question: 'Which files do I receive?',
      answer:
        'For audio, an MP3 at 44.1 kHz/16-bit and 128 kbps or more for your host, with title, ' +
        'artwork and chapters embedded, and a WAV master where the service includes one. Video ' +
        'comes as MP4 with an SRT file. Texts come as plain text and HTML. Ask in the brief if ' +
        'you also want stems or the project file.',
    },
    {
      question: 'How long do you keep my files?',
      answer:
        'Your recordings and the finished files are backed up for 90 days after delivery, so a ' +
        'lost download or a late correction is no problem. After that they are deleted; we send ' +
        'you a mail a week before. Keep your own copy of the originals and the WAV master. If you ' +
        'need files removed sooner, write to support and we confirm when it is done.',
    },
    {
      question: 'Can you publish the episode for me?',
      answer:
        'Yes. Give us an editor role at your podcast host and we upload the episode with title, ' +
        'notes, artwork and chapters, then schedule it for the time you choose. You approve the ' +
        'final version first. We never ask for your main password. New shows can have the ' +
        'directory submissions done as part of a custom order.',
    },
  ],
};
