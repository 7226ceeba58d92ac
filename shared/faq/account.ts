import { paths } from '../paths'
import type { Topic } from './topic'

export const account: Topic = {
  code: 'account',
  label: 'Account, notifications and privacy',
  request: { type: 'account', subtype: 'privacy' },
  questions: [
    {
      slug: 'change-email',
      question: 'How do I change my email address or phone number?',
      answer: [
        'Go to Edit Account if it’s in your menu, or send an account request. We’ll check with you first, so no one can take over your account.',
      ],
      link: { label: 'Edit Account', path: paths.editAccount },
      words: 'update phone email contact details',
    },
    {
      slug: 'notifications',
      question: 'How do I choose which emails and text messages I get?',
      answer: [
        'Open Notification Preferences and choose email, text message or call for each one. You can also set quiet hours there, when we don’t text or call.',
      ],
      link: { label: 'Notification Preferences', path: paths.communicationPreference },
      words: 'alerts reminders unsubscribe notifications',
    },
    {
      slug: 'change-name',
      question: 'How do I change the name on my account?',
      answer: [
        'Send an account request with the new name. We’ll ask for proof of the change before your bill shows it.',
      ],
      link: { label: 'Change the name', path: `${paths.serviceTicketCreate}?type=account&subtype=name_change` },
    },
    {
      slug: 'privacy',
      question: 'What do you do with my personal data?',
      answer: [
        'We use it to provide your service, bill it and keep your account safe. To see your data, or to have it corrected or deleted, send a request about your personal data.',
      ],
      link: { label: 'Ask about my data', path: `${paths.serviceTicketCreate}?type=account&subtype=privacy` },
    },
    {
      slug: 'delete-login',
      question: 'How do I delete my online account?',
      answer: [
        'Send a request about your personal data and ask us to delete your login. Your service and bills continue until you stop the service, too.',
      ],
      link: { label: 'Ask about my data', path: `${paths.serviceTicketCreate}?type=account&subtype=privacy` },
    },
    {
      slug: 'complaint',
      question: 'How do I make a complaint?',
      answer: ['Send us a complaint with what happened and when. Customer care reads every one and replies to you.'],
      link: { label: 'Make a complaint', path: `${paths.serviceTicketCreate}?type=feedback&subtype=complaint` },
    },
  ],
}
