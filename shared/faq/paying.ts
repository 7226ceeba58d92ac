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
        `Pay here with a card, a bank account (E-Check), Apple Pay, Google Pay, PayPal or Venmo. You can also pay by phone at ${billingNumber}, mail a check to ${postBox.join(', ')}, or pay in person at ${officeAddress[0]}.`,
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'methods options pay bill',
    },
    {
      slug: 'payment-fees',
      question: 'What fee do I pay for each payment method?',
      answer: [
        'An E-Check from your bank account is free. Debit cards add 1%, Apple Pay and Google Pay 1.8%, credit cards 2.5%, and PayPal and Venmo 2.9%. You’ll see the fee before you pay.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'convenience fee free ach surcharge credit debit card',
    },
    {
      slug: 'payment-posted',
      question: 'When does my payment post?',
      answer: [
        'A payment you make here posts the same day, by our local time, even if your bank takes a few days to move the money. Your balance shows it right away. A mailed check posts the day it arrives, so send it early.',
      ],
      link: { label: 'Payment History', path: paths.paymentHistory },
      words: 'pending processing how long',
    },
    {
      slug: 'payment-missing',
      question: 'I paid, but I don’t see the payment. What now?',
      answer: [
        'Choose the other service at the top and check your payment history again: gas and fiber have separate accounts. Then check with your bank that the payment went through.',
        'Don’t pay again until you know. Send a request with the confirmation number (QP-…), or the date and amount, and we’ll find it within one business day.',
      ],
      link: { label: 'Payment History', path: paths.paymentHistory },
      words: 'not posted lost payment missing',
    },
    {
      slug: 'returned-payment',
      question: 'What happens if a payment is returned?',
      answer: [
        'You’ll owe the amount again, plus a $25 fee. The usual reasons are insufficient funds or a mistyped account number. Pay with another method, and correct the saved one before autopay uses it.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'bounced nsf declined insufficient',
    },
    {
      slug: 'paid-twice',
      question: 'I paid twice. Will I get the money back?',
      answer: [
        'It stays on your account as a credit toward your next bill. If you’d rather have it back, send a refund request, and we’ll return it to the method you paid with.',
      ],
      link: { label: 'Request a refund', path: `${paths.serviceTicketCreate}?type=billing&subtype=refund` },
      words: 'duplicate overpaid refund',
    },
    {
      slug: 'card-safety',
      question: 'Do you store my card number?',
      answer: [
        'No. You enter card and bank numbers on our payment provider’s page, and they stay there. We see only the type of method, its last four digits and when it expires.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'security pci safe',
    },
    {
      slug: 'receipt',
      question: 'Where do I find the receipt for a payment?',
      answer: ['Open the payment in Payment History. You can print its receipt there, with the confirmation number.'],
      link: { label: 'Payment History', path: paths.paymentHistory },
      words: 'proof',
    },
    {
      slug: 'expired-card',
      question: 'How do I replace an expired card?',
      answer: [
        'Add the new card under Payment Methods. If autopay uses the old one, choose the new card for autopay, and then delete the old one.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'update card bank account new remove',
    },
    {
      slug: 'pay-on-a-later-day',
      question: 'Can I schedule a payment for a later day?',
      answer: ['Yes. Under Make a Payment, choose A later day and pick the date. Until then, you can cancel it there.'],
      link: { label: 'Make a payment', path: paths.payment },
    },
  ],
}
