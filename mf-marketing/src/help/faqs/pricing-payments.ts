import type { FaqCategory } from '../../faq';

export const pricingPayments: FaqCategory = {
  title: 'Pricing & Payments',
  faqs: [
    {
      question: 'How does payment work?',
      answer:
        'Placing an order charges nothing. One of our agents contacts you to confirm the details ' +
        'and finalize payment by card, PayPal or bank transfer. All prices are in US dollars and ' +
        'every payment is made once: nothing renews by itself. Orders are recorded in whole ' +
        'dollars; cents are dropped, never rounded up.',
    },
    {
      question: 'Do you offer discounts?',
      answer:
        'Non-profits and creators with under 1,000 subscribers get 20% off. Orders of 10 or more ' +
        'episodes get up to 30% off, depending on number and length. Paying for a year of a plan ' +
        'in advance brings 15% off. Discounts do not add up; we apply the largest. Mention yours ' +
        'in the project brief.',
    },
    {
      question: 'How do I cancel an order?',
      answer:
        'While it says "Awaiting confirmation", press Cancel order on its page. After that, write ' +
        'to us from your dashboard or by email with the order number. If you cancel within 24 ' +
        'hours of payment, you get a full refund and need not give a reason. Later, you get a full ' +
        'refund as long as work has not begun, and otherwise the price of the part not yet carried ' +
        'out.',
    },
    {
      question: 'How long do refunds take?',
      answer:
        'We send an approved refund back the way you paid. Card refunds arrive in 3-5 days, ' +
        'PayPal refunds in 1-2 days and bank transfers in 5-10 days, depending on your bank. You ' +
        'receive an email when it leaves us. If the time has passed and nothing has arrived, ' +
        'write to support with the order number.',
    },
    {
      question: 'Can prices change after I have ordered?',
      answer:
        'Not for an order we have confirmed: it keeps its price, whatever the list says later. ' +
        'We announce price changes 30 days ahead, so you can still order at the current price ' +
        'during that time. A custom quote states how long it is valid and does not change within ' +
        'that period.',
    },
  ],
};
