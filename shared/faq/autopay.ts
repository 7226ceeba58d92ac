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
        'Open Payment Methods, choose the billing account and a saved method, and turn autopay on. You set up gas and fiber separately. If a bill is due tomorrow or earlier, you still need to pay it yourself.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'automatic payment set up enroll',
    },
    {
      slug: 'autopay-when',
      question: 'When does autopay take the payment?',
      answer: [
        'It charges the full balance one day before the bill is due. Your statement says so next to the due date.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'date withdrawn charged',
    },
    {
      slug: 'autopay-fee',
      question: 'Does autopay cost anything?',
      answer: ['Only the fee for the payment method it uses. With an E-Check from your bank account, it’s free.'],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'fee cost',
    },
    {
      slug: 'autopay-failed',
      question: 'What happens if autopay fails?',
      answer: [
        'The bill stays open, and we’ll let you know. Pay it yourself before the due date to avoid a late fee, and replace the payment method; an expired card is the usual reason. If a bank returned the payment, there’s a $25 fee.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'declined expired card',
    },
    {
      slug: 'autopay-off',
      question: 'How do I turn autopay off?',
      answer: [
        'Turn it off for the billing account under Payment Methods. It takes effect right away. On the day before the due date, the payment may already be on its way, so check your payment history before you pay yourself.',
      ],
      link: { label: 'Payment Methods', path: paths.managePayment },
      words: 'cancel stop remove',
    },
    {
      slug: 'paperless',
      question: 'How do I stop paper bills?',
      answer: [
        'Choose paperless in your preferences, or ask us in a message. We’ll email you when each bill is ready. On the fiber bill, you’ll save the $2 monthly paper fee.',
      ],
      link: { label: 'Account Preferences', path: paths.managePreference },
      words: 'ebill electronic mail paper',
    },
    {
      slug: 'old-statements',
      question: 'Where do I find past bills?',
      answer: ['Under Billing Statements, each with a PDF. They stay there even after you go paperless.'],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'download pdf archive copy',
    },
  ],
}
