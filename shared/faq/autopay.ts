import { paths } from '../paths'
import type { Topic } from './topic'

export const autopay: Topic = {
  code: 'autopay',
  label: 'Autopay and paperless',
  request: { type: 'billing', subtype: 'bill_question' },
  questions: [
    {
      slug: 'autopay-on',
      question: 'How do I turn autopay on?',
      answer: [
        'Open Payment Methods, choose the billing account and a saved method, and turn autopay on. Gas and fiber are set separately. A bill that is due tomorrow or earlier must still be paid by hand.',
      ],
      link: { label: 'Payment methods', path: paths.managePayment },
      words: 'automatic payment set up enroll',
    },
    {
      slug: 'autopay-when',
      question: 'When does autopay take the money?',
      answer: ['One day before the bill is due, the whole balance. The statement says so beside the due date.'],
      words: 'date withdrawn charged',
    },
    {
      slug: 'autopay-fee',
      question: 'Does autopay cost anything?',
      answer: ['Only the fee of the method it uses. With an E-Check from your bank account it is free.'],
      words: 'fee cost',
    },
    {
      slug: 'autopay-failed',
      question: 'What happens when autopay fails?',
      answer: [
        'The bill stays open and we tell you. Pay by hand before the due date, so that no late fee is added, and replace the method: an expired card is the usual reason. If a bank returned the payment, the fee of $25 is added.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'declined expired card',
    },
    {
      slug: 'autopay-off',
      question: 'How do I turn autopay off?',
      answer: [
        'In Payment Methods, at the billing account. It takes effect at once. On the day before the due date the payment may be on its way already; look at the payment history before you pay by hand.',
      ],
      link: { label: 'Payment methods', path: paths.managePayment },
      words: 'cancel stop remove',
    },
    {
      slug: 'paperless',
      question: 'How do I stop paper bills?',
      answer: [
        'Choose paperless in your preferences, or ask us in a message. You then get an email when the bill is ready. On the fiber bill it saves the paper fee of $2 a month.',
      ],
      link: { label: 'Account preferences', path: paths.managePreference },
      words: 'ebill electronic mail paper',
    },
    {
      slug: 'old-statements',
      question: 'Where do I find earlier bills?',
      answer: ['Under Billing Statements, each with its PDF. They stay there after you have turned paper off.'],
      link: { label: 'Billing statements', path: paths.billingHistory },
      words: 'download pdf archive copy',
    },
  ],
}
