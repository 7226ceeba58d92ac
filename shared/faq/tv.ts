import { salesNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const tv: Topic = {
  code: 'tv',
  label: 'TV PIN and channels',
  services: ['TV'],
  request: { type: 'tv', subtype: 'tv_pin' },
  questions: [
    {
      slug: 'tv-pin-forgotten',
      question: 'I forgot my TV PIN.',
      answer: ['Use TV & GigaStream if it is in your menu, or send a request; the account holder then gets a new PIN.'],
      link: { label: 'TV & GigaStream', path: paths.tvPin },
      words: 'pin reset blocked parental',
    },
    {
      slug: 'parental-controls',
      question: 'How do I keep children from some programs?',
      answer: [
        'On the box open Settings, then Parental controls. Choose the highest rating that is allowed without the PIN, and channels that always ask for it. Each box has its own settings.',
      ],
      words: 'children rating lock',
    },
    {
      slug: 'channel-missing',
      question: 'A channel is missing.',
      answer: [
        'Restart the box: its list of channels is fetched anew. Then see whether the channel is in your pack: Local has 32 channels, Select 120 and Prime 210.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'lineup not available channel gone',
    },
    {
      slug: 'change-pack',
      question: 'How do I change my TV pack, and what does it cost?',
      answer: [
        `Local is $29 a month, Select $74 and Prime $99; sports adds $15, films $12, children’s channels $8. Ask with a service request or call ${salesNumber}.`,
      ],
      words: 'price upgrade downgrade sports film kids',
    },
    {
      slug: 'no-picture',
      question: 'There is no picture.',
      answer: [
        'Press Input or Source on the remote of the television until the box shows. Unplug the box for ten seconds; it takes two minutes to come back. If the internet is down too, begin there: both use one line.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'black screen no signal box',
    },
    {
      slug: 'cloud-recorder',
      question: 'How long are recordings kept?',
      answer: [
        'The cloud recorder ($10 a month) holds 100 hours. When it is full, the oldest recording that is not locked makes room.',
      ],
      words: 'dvr record storage',
    },
    {
      slug: 'extra-box',
      question: 'How do I get another box?',
      answer: [
        'An extra box is $8 a month and comes by mail. Plug it in, connect it to your Wi-Fi and sign in with your account and TV PIN.',
      ],
      words: 'second television additional',
    },
  ],
}
