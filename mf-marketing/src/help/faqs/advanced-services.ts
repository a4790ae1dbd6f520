import { brand } from '@northcast/shared-contracts/content/brand';
import type { FaqCategory } from '../../faq';

export const advancedServices: FaqCategory = {
  title: 'Advanced Services',
  faqs: [
    {
      question: 'What does your AI consulting include?',
      answer:
        'We look at how work is done today, find the tasks where AI saves hours at low risk and ' +
        'estimate cost and benefit for each. You receive a ranked plan you can carry out with ' +
        'us, with others or alone. A single question fits into one Consulting hour; a whole ' +
        'department usually takes two weeks.',
    },
    {
      question: 'How long does an AI deployment take?',
      answer:
        'We start within 48 hours of an approved proposal. A first version that reads one kind ' +
        'of document or answers one kind of request is usually in test within two weeks and in ' +
        'daily use within six. Integrations with older systems take longer. The proposal names ' +
        'the dates, what we need from you, and what counts as finished.',
    },
    {
      question: 'How do you handle confidential data?',
      answer:
        'We agree in writing where data is stored, who can open it and which models may read it, ' +
        'before we receive any. Access ends with the project. We can work inside your own cloud ' +
        'account and with models that keep no copies. Non-disclosure and data processing ' +
        'agreements are part of every enterprise contract and available for smaller projects.',
    },
    {
      question: 'Do you work with networks and large companies?',
      answer:
        'Yes. Enterprise agreements cover several shows or departments with one contract, one ' +
        'invoice and agreed response times. Choose Contact Sales for Enterprise Pricing on the ' +
        `pricing page, or write to ${brand.email} with the number of episodes or the processes ` +
        'you have in mind. Orders of 10 or more episodes get up to 30% off without a contract.',
    },
    {
      question: 'What happens after an AI system goes live?',
      answer:
        'Your team gets a hand-over session, written instructions and a file of the test cases, ' +
        'so you can check later changes yourself. For the first 30 days we watch accuracy with ' +
        'you and correct what real use brings up. After that you choose: run it alone, call us ' +
        'when needed, or agree on regular support.',
    },
  ],
};
