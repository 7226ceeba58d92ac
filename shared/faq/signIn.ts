import { supportNumber } from '../contactNumbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const signIn: Topic = {
  code: 'sign-in',
  label: 'Sign-in, codes and authorized users',
  request: { type: 'account', subtype: 'sign_in' },
  questions: [
    {
      slug: 'password-forgotten',
      question: 'I forgot my password.',
      answer: [
        'Choose “Forgot password” on the sign-in page. We send a one-time code to your email address, and with it you choose a new password. Everybody who is signed in with the old one is signed out.',
      ],
      words: 'reset password login',
    },
    {
      slug: 'password-change',
      question: 'How do I change my password?',
      answer: [
        'Under Security Settings: it asks for the current password and for a new one. Your other devices are signed out, this one stays signed in.',
      ],
      link: { label: 'Security settings', path: paths.securitySettings },
      words: 'change password sign-in login portal',
    },
    {
      slug: 'two-step',
      question: 'How do I turn two-step sign-in on or off?',
      answer: [
        'Under Security Settings, with an authenticator app on your phone: scan the picture, type the code that the app shows, and keep the recovery codes in a safe place. To turn it off you prove it once more.',
      ],
      link: { label: 'Security settings', path: paths.securitySettings },
      words: 'second step two-factor authenticator 2fa mfa otp',
    },
    {
      slug: 'code-not-arriving',
      question: 'The code does not arrive.',
      answer: [
        `Wait two minutes and look in the spam folder. A code holds for 10 minutes, and only the newest one counts. If there is still none, the address may be another one than you think: call ${supportNumber}.`,
      ],
      words: 'one-time code otp sms email verification',
    },
    {
      slug: 'locked-out',
      question: 'I tried too often and am locked out.',
      answer: [
        'After five wrong tries signing in is stopped for 15 minutes. Nothing is lost. Afterwards use “Forgot password” rather than guessing on.',
      ],
      words: 'blocked too many attempts locked',
    },
    {
      slug: 'code-asked-for',
      question: 'Somebody asks me for a code. Do I give it?',
      answer: [
        `Never, not even to us: our people do not need it and do not ask for it. If you gave one away, change your password at once and call ${supportNumber}.`,
      ],
      words: 'scam phishing security fraud',
    },
    {
      slug: 'add-person',
      question: 'How do I give my partner or an assistant access?',
      answer: [
        'The account holder adds them under Manage Users if it is in the menu, or asks with an account request, and says what they may do: everything, bills only, or reading only. Everybody has a sign-in of their own; do not share a password.',
      ],
      link: { label: 'Manage users', path: paths.manageContacts },
      words: 'authorized user family spouse permission',
    },
    {
      slug: 'missing-menu',
      question: 'Why do I not see a page or button that others have?',
      answer: [
        'What you see follows your rights and your services. An authorized user who may only read has no buttons for paying or writing. The account holder can change that.',
      ],
      words: 'permission rights missing page',
    },
    {
      slug: 'signed-out',
      question: 'Why am I signed out by myself?',
      answer: [
        'After a while without a click or a key we sign you out, so that nobody else uses your account. What you typed into a form is kept in that tab until you are back.',
      ],
      words: 'session timeout idle logged out',
    },
    {
      slug: 'change-email',
      question: 'How do I change my email address or telephone number?',
      answer: [
        'Under Edit Account if it is in your menu, otherwise with an account request. We check with you first, so that nobody takes over your account.',
      ],
      link: { label: 'Edit account', path: paths.editAccount },
      words: 'update phone email contact details',
    },
  ],
}
