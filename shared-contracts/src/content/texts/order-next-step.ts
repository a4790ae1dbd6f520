/** The possible next steps of an order. */
export const orderNextSteps = [
  'confirmation',
  'trialConfirmation',
  'quote',
  'quoteDecision',
  'quoteDeclined',
  'quoteExpired',
  'callTime',
  'call',
  'payment',
  'production',
  'review',
  'revision',
  'delivered',
  'done',
  'cancelled',
] as const;
export type OrderNextStep = (typeof orderNextSteps)[number];

interface StepText {
  /** For the customer, whom the titles address. */
  readonly title: string;
  /** For the customer. */
  readonly customer: string;
  /** For an administrator. */
  readonly administrator: string;
}

/** Explains each step, and who acts next. */
const orderNextStepTexts: Readonly<Record<OrderNextStep, StepText>> = {
  confirmation: {
    title: 'We confirm your order',
    customer:
      'We read your brief and confirm the order. Until then you can change the brief or cancel, and there is nothing else that you need to do.',
    administrator: 'Read the brief and confirm the order by setting it to Processing.',
  },
  trialConfirmation: {
    title: 'We prepare your free trial',
    customer:
      'We read your brief and start with your free sample. Until then you can change the brief or cancel.',
    administrator: 'Read the brief and start the free sample by setting it to Processing.',
  },
  quote: {
    title: 'We prepare your quote',
    customer:
      'We read your brief and send you a price with a scope and a date. Nothing starts and nothing is charged before you accept it.',
    administrator: 'Read the brief and send a quote.',
  },
  quoteDecision: {
    title: 'Your quote waits for you',
    customer: 'Please look at the quote and accept or decline it. Work starts once you accept.',
    administrator: 'The customer decides on the quote.',
  },
  quoteDeclined: {
    title: 'The quote was declined',
    customer: 'You declined the quote. Write to us if something about it should be different.',
    administrator: 'The customer declined the quote. Send another one, or cancel the order.',
  },
  quoteExpired: {
    title: 'The quote has expired',
    customer: 'You did not answer the quote in time. Write to us if you still want it.',
    administrator: 'The customer did not answer in time. Send another quote, or cancel the order.',
  },
  callTime: {
    title: 'Choose a time for your call',
    customer: 'Please choose a time that suits you. You get a confirmation for your calendar.',
    administrator: 'The customer has not chosen a time for the call yet.',
  },
  call: {
    title: 'Your call is booked',
    customer: 'We talk at the time that you chose. You can change it as long as it lies ahead.',
    administrator: 'The call is booked.',
  },
  payment: {
    title: 'Your payment',
    customer: 'Please pay with the link of this order. We start once your payment has arrived.',
    administrator: 'The customer has the payment link. Mark the order as paid once it is.',
  },
  production: {
    title: 'We are working on it',
    customer:
      'We are working on your order and send you a mail when it is ready. If we have questions, we write to you here.',
    administrator: 'Work on the order, then deliver a version.',
  },
  review: {
    title: 'Your turn: look at the delivery',
    customer:
      'A version is ready. Approve it if it is as you want it, or tell us what should change.',
    administrator: 'The customer looks at the version that was delivered.',
  },
  revision: {
    title: 'We work on your changes',
    customer: 'We have your changes and make a new version from them.',
    administrator: 'The customer asked for changes. Deliver a new version.',
  },
  delivered: {
    title: 'Ready for delivery',
    customer:
      'Your order is finished and ready for delivery. If something is not as you want it, write to us.',
    administrator: 'The order is completed.',
  },
  done: {
    title: 'All done',
    customer: 'You approved what we delivered. Thank you for working with us.',
    administrator: 'The customer approved the delivery.',
  },
  cancelled: {
    title: 'This order was cancelled',
    customer:
      'We do not work on it any longer, and nothing more is charged. You can order the same again, or write to us.',
    administrator: 'Nothing more is to be done here.',
  },
};

/** @returns undefined for a step that only a newer server knows */
export function nextStepText(step: string): StepText | undefined {
  const known = orderNextSteps.find((each) => each === step);
  return known && orderNextStepTexts[known];
}
