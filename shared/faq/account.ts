import { supportNumber } from '../desks/contactNumbers'
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
    {
      slug: 'mailing-address',
      question: 'How do I change my mailing address?',
      answer: [
        'Change it under Notification Preferences. Your service address stays the same; if you’re moving, tell us.',
      ],
      link: { label: 'Notification Preferences', path: paths.communicationPreference },
      words: 'billing postal letters',
    },
    {
      slug: 'which-pin',
      question: 'Which PIN do I need, and where do I find it?',
      answer: [
        'For TV, set a new PIN under TV & GigaStream. For voicemail, ask us for a temporary one.',
        'When you call us, there’s no PIN: choose Get a code on the Support page and read it to our agent. Never share it with someone who calls you.',
      ],
      link: { label: 'Support', path: paths.support },
      words: 'account security code verify phone',
    },
    {
      slug: 'is-it-you',
      question: 'Is a call, email or text that I got really from you?',
      answer: [
        `If you’re not sure, don’t use its link or number. Sign in here to see your bills and messages, or call ${supportNumber}. We never ask for a sign-in code, and never for payment by gift card or at the door.`,
      ],
      link: { label: 'Message Center', path: paths.messageCenter },
      words: 'scam phishing fake fraud suspicious',
    },
  ],
}
