import type { FaqCategory } from '../../faq';

export const contentCreative: FaqCategory = {
  title: 'Content & Creative',
  faqs: [
    {
      question: 'Who writes the show notes?',
      answer:
        'A writer who has listened to the whole episode. You get 300-400 words with timestamps, ' +
        'links to guests and sources, and three quotes for social posts. Software helps to find ' +
        'passages, and a person writes and checks the text. Send a sample of your own notes if ' +
        'you want us to match their tone.',
    },
    {
      question: 'Can you help with titles and keywords?',
      answer:
        'Yes. Title & Keywords gives you five title options with one recommendation, 10-15 ' +
        'search terms in order of use and a short description. We look at what listeners search ' +
        'for and which shows already rank, then choose words that are true of your episode. A ' +
        'title that promises too much costs you listeners by minute three.',
    },
    {
      question: 'Who owns the music and voice recordings?',
      answer:
        'You do, once the order is paid in full: the copyright in a jingle or a recording we ' +
        'make for you passes to you, stems included. Licensed music is different, because it ' +
        'belongs to its publisher. It comes with a document that names the track and the terms ' +
        'of use, so keep that with your episode files.',
    },
    {
      question: 'Can an episode become an article?',
      answer:
        'Yes. Blog Conversion turns one episode into 800-1,000 words that read as if they had ' +
        'been written first: a headline, subheads and quotes checked against the recording. You ' +
        'get plain text and clean HTML for your site. It works best for interviews and ' +
        'explanations, and less well for banter between hosts.',
    },
    {
      question: 'Do you design cover art?',
      answer:
        'Brand Kit Mini includes cover art at 3000 x 3000 px, the minimum we recommend for ' +
        'podcast directories, with a palette, typefaces and an episode template. Episode ' +
        'thumbnails can be ordered one at a time. We test every design at the size of a phone ' +
        'list, where most people meet it for the first time.',
    },
  ],
};
