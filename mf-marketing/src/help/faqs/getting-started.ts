import { brand } from '@northcast/shared-contracts/content/brand';
import type { FaqCategory } from '../../faq';

export const gettingStarted: FaqCategory = {
  title: 'Getting Started',
  faqs: [
    {
      question: 'How do I place my first order?',
      answer:
        'Create an account, open Services or Pricing and choose what you need. The order form ' +
        'already knows your name and email; add a phone number and a short project brief. One of ' +
        'our agents contacts you to finalize payment and details. The order appears on your ' +
        'dashboard at once. On its page you upload your files and follow its status.',
    },
    {
      question: 'How quickly can you start?',
      answer:
        'Podcast orders start within 24 hours of a complete brief, and most single episodes are ' +
        'delivered the same day. AI projects start within 48 hours of an approved proposal. If a ' +
        'date is fixed, for example a launch or an event, put it in the brief so that we can ' +
        'plan backwards from it.',
    },
    {
      question: 'What should I put in the project brief?',
      answer:
        'Five things are enough: what the show or project is, who it is for, what you are ' +
        'sending us, what you want back and when. A link to an episode you like the sound of ' +
        'saves a round of questions. For an AI project, describe the task as a person does it ' +
        'today and how often.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'You need one to place an order, because orders and support messages are kept on your ' +
        'dashboard. Reading the site and writing to us through the contact form need no account. ' +
        'Signing up takes your name, an email address and a password of at least 6 characters. ' +
        'Accounts are not offered to children under 13.',
    },
    {
      question: 'Can I try your work before I pay?',
      answer:
        'Yes. Choose Start Free Trial on the pricing page and send up to ten minutes of your own ' +
        'recording; we edit it at no charge. For AI projects, Schedule Demo Call gets you thirty ' +
        `minutes with a consultant and an example from your field. ${brand.name} asks for no ` +
        'card for either.',
    },
  ],
};
