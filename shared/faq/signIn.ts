import { supportNumber } from '../desks/contactNumbers'
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
        'Choose “Forgot password” on the sign-in page. We’ll email you a one-time code so you can choose a new password. Anyone signed in with the old one is signed out.',
      ],
      words: 'reset password login',
    },
    {
      slug: 'password-change',
      question: 'How do I change my password?',
      answer: [
        'Go to Security Settings and enter your current password and a new one. Your other devices are signed out; this one stays signed in.',
      ],
      link: { label: 'Security Settings', path: paths.securitySettings },
      words: 'change password sign-in login portal',
    },
    {
      slug: 'two-step',
      question: 'How do I turn two-step sign-in on or off?',
      answer: [
        'Go to Security Settings. To turn it on, scan the QR code with an authenticator app on your phone, type the code the app shows, and keep your recovery codes in a safe place. To turn it off, you’ll need to prove it’s you once more.',
      ],
      link: { label: 'Security Settings', path: paths.securitySettings },
      words: 'second step two-factor authenticator 2fa mfa otp',
    },
    {
      slug: 'code-not-arriving',
      question: 'I didn’t get my code.',
      answer: [
        `Wait two minutes and check your spam folder. A code is good for 10 minutes, and only the newest one works. If it still doesn’t arrive, we may have a different email address for you: call ${supportNumber}.`,
      ],
      words: 'one-time code otp sms email verification',
    },
    {
      slug: 'locked-out',
      question: 'I tried too many times and got locked out.',
      answer: [
        'After five wrong tries, you can’t sign in for 15 minutes. You won’t lose anything. After that, use “Forgot password” instead of guessing again.',
      ],
      words: 'blocked too many attempts locked',
    },
    {
      slug: 'code-asked-for',
      question: 'Someone is asking me for a code. Should I give it to them?',
      answer: [
        `Never, not even to us. Our people don’t need it and won’t ask for it. If you gave one to someone, change your password right away and call ${supportNumber}.`,
      ],
      words: 'scam phishing security fraud',
    },
    {
      slug: 'add-person',
      question: 'How do I give my partner or an assistant access?',
      answer: [
        'The account holder can add them under Manage Users, if it’s in the menu, or send an account request, and choose what they can do: everything, bills only, or view only. Everyone gets their own login, so don’t share a password.',
      ],
      link: { label: 'Manage Users', path: paths.manageContacts },
      words: 'authorized user family spouse permission',
    },
    {
      slug: 'missing-menu',
      question: 'Why don’t I see a page or button that others have?',
      answer: [
        'What you see depends on your permissions and your services. An authorized user with view-only access doesn’t have buttons to pay or write. The account holder can change that.',
      ],
      words: 'permission rights missing page',
    },
    {
      slug: 'signed-out',
      question: 'Why was I signed out automatically?',
      answer: [
        'After a while without activity, we sign you out so no one else can use your account. We keep what you typed in a form in that tab until you’re back.',
      ],
      words: 'session timeout idle logged out',
    },
    {
      slug: 'remove-person',
      question: 'How do I remove someone’s access?',
      answer: [
        'The account holder can remove them under Manage Users, if it’s in the menu, or send an account request. After that, they can no longer sign in to the account.',
      ],
      link: { label: 'Manage Users', path: paths.manageContacts },
      words: 'delete user former employee',
    },
  ],
}
