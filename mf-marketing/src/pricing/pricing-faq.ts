import type { Faq } from '../faq';

export const pricingFaqHeading = 'Pricing questions';

export const pricingFaqs: readonly Faq[] = [
  {
    question: 'Are the plans subscriptions?',
    answer:
      'No. Each plan is a one-time payment for the episodes and services it lists. When they are ' +
      'delivered you decide whether to order again. No card is stored for renewal.',
  },
  {
    question: 'Is there a discount for a full year?',
    answer:
      'Yes. If you pay for a year of any plan in advance, we take 15% off. Tell us in the ' +
      'project brief and the agent who contacts you will set it up before payment.',
  },
  {
    question: 'Which other discounts do you offer?',
    answer:
      'Non-profits and creators with under 1,000 subscribers get 20% off. Orders of 10 or more ' +
      'episodes get up to 30% off, depending on number and length. Discounts do not add up; we ' +
      'apply the largest.',
  },
  {
    question: 'When and how do I pay?',
    answer:
      'After you place an order, one of our agents contacts you to finalize payment and details. ' +
      'You can pay by card, PayPal or bank transfer. All prices are in US dollars. An order is ' +
      'recorded in whole dollars: cents are dropped, never rounded up.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Cancel within 24 hours of payment and you get a full refund. For 30 days after delivery, ' +
      'the money-back guarantee covers work that does not meet the brief. Refunds arrive in 3-5 ' +
      'days by card, 1-2 days by PayPal and 5-10 days by bank transfer.',
  },
  {
    question: 'What happens if I need more revisions?',
    answer:
      'Plans and services state their revision rounds; where nothing is stated, it is two. ' +
      'Consulting and Same Day Rush include none. If your rounds are used up, order a single ' +
      'extra revision or a pack of three. Extra revisions are valid for 30 days.',
  },
  {
    question: 'Can I combine add-ons with any plan?',
    answer:
      'Yes. Tick them in the order form of the plan, or add them to the order of a service, and ' +
      'the total is shown before you send it. An add-on applies to one episode.',
  },
  {
    question: 'Do prices change?',
    answer: 'Sometimes. We announce changes 30 days ahead, and a confirmed order keeps its price.',
  },
];
