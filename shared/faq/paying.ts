import { billingNumber, officeAddress, postBox } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const paying: Topic = {
  code: 'paying',
  label: 'Paying and fees',
  request: { type: 'billing', subtype: 'not_posted' },
  questions: [
    {
      slug: 'ways-to-pay',
      question: 'How can I pay?',
      answer: [
        `In this portal with a card, a bank account (E-Check), Apple Pay, Google Pay, PayPal or Venmo; by telephone at ${billingNumber}; by mail with a check to ${postBox.join(', ')}; or in person at ${officeAddress[0]}.`,
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'methods options pay bill',
    },
    {
      slug: 'payment-fees',
      question: 'Which fee does a payment cost?',
      answer: [
        'An E-Check from your bank account costs nothing. Debit cards add 1%, Apple Pay and Google Pay 1.8%, credit cards 2.5%, PayPal and Venmo 2.9%. The fee is shown before you pay.',
      ],
      words: 'convenience fee free ach surcharge',
    },
    {
      slug: 'payment-posted',
      question: 'When does my payment count?',
      answer: [
        'A payment made here counts on the day on which you make it, by the time of the provider, even while your bank still needs days to move the money. Your balance shows it at once. A mailed check counts on the day on which it arrives, so send it early.',
      ],
      link: { label: 'Payment history', path: paths.paymentHistory },
      words: 'pending processing how long',
    },
    {
      slug: 'payment-missing',
      question: 'I paid, but the payment is not shown. What now?',
      answer: [
        'Look in the payment history with the other service chosen at the top: gas and fiber have separate accounts. Check with your bank that it went through.',
        'Do not pay again before you know. Send a request with the confirmation number (QP-…), or with the day and amount, and we find it within one business day.',
      ],
      link: { label: 'Payment history', path: paths.paymentHistory },
      words: 'not posted lost payment missing',
    },
    {
      slug: 'returned-payment',
      question: 'What happens when a payment is returned?',
      answer: [
        'The amount is owed again and a fee of $25 is added. The usual reasons are too little money or a mistyped account number. Pay with another method, and correct the saved one before autopay uses it.',
      ],
      link: { label: 'Payment methods', path: paths.managePayment },
      words: 'bounced nsf declined insufficient',
    },
    {
      slug: 'paid-twice',
      question: 'I paid twice. Do I get the money back?',
      answer: [
        'It stays as a credit and pays your next bill. If you rather have it returned, send a refund request; it goes back to the method with which you paid.',
      ],
      words: 'duplicate overpaid refund',
    },
    {
      slug: 'card-safety',
      question: 'Do you store my card number?',
      answer: [
        'No. Card and bank numbers are typed on the page of our payment provider and stay there. This portal knows the kind of method, its last four digits and when it expires.',
      ],
      link: { label: 'Payment methods', path: paths.managePayment },
      words: 'security pci safe',
    },
  ],
}
