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
      answer: ['Use TV & GigaStream if it’s in your menu, or send a request. We’ll give the account holder a new PIN.'],
      link: { label: 'TV & GigaStream', path: paths.tvPin },
      words: 'pin reset blocked parental',
    },
    {
      slug: 'parental-controls',
      question: 'How do I block programs for children?',
      answer: [
        'On the box, open Settings, then Parental controls. Choose the highest rating allowed without the PIN, and any channels that should always ask for it. Each box has its own settings.',
      ],
      link: { label: 'TV & GigaStream', path: paths.tvPin },
      words: 'children rating lock',
    },
    {
      slug: 'channel-missing',
      question: 'A channel is missing.',
      answer: [
        'Restart the box to refresh its channel list. Then check if the channel is in your pack: Local has 32 channels, Select 120 and Prime 210.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'lineup not available channel gone',
    },
    {
      slug: 'change-pack',
      question: 'How do I change my TV pack, and what does it cost?',
      answer: [
        `Local is $29 a month, Select $74 and Prime $99. Sports adds $15, movies $12 and kids’ channels $8. To change your pack, send a service request or call ${salesNumber}.`,
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'price upgrade downgrade sports film kids',
    },
    {
      slug: 'no-picture',
      question: 'There’s no picture on my TV.',
      answer: [
        'Press Input or Source on your TV remote until you see the box. Unplug the box for ten seconds; it takes two minutes to come back. If the internet is down too, start there, because both use the same line.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'black screen no signal box',
    },
    {
      slug: 'cloud-recorder',
      question: 'How long do you keep recordings?',
      answer: [
        'The cloud recorder ($10 a month) holds 100 hours. When it’s full, it deletes the oldest recording that isn’t locked.',
      ],
      words: 'dvr record storage',
    },
    {
      slug: 'extra-box',
      question: 'How do I get another box?',
      answer: [
        'An extra box is $8 a month, and we’ll mail it to you. Plug it in, connect it to your Wi-Fi, and sign in with your account and TV PIN.',
      ],
      words: 'second television additional',
    },
    {
      slug: 'channel-list',
      question: 'Which channels do I get?',
      answer: ['TV & GigaStream lists all channels of your pack. Local has 32 channels, Select 120 and Prime 210.'],
      link: { label: 'TV & GigaStream', path: paths.tvPin },
    },
    {
      slug: 'tv-remote',
      question: 'My TV remote doesn’t work.',
      answer: [
        'Put in new batteries and make sure nothing is in front of the box. Then unplug the box for ten seconds. If the remote still doesn’t work, send a request and we’ll replace it.',
      ],
      link: { label: 'Replace equipment', path: `${paths.serviceTicketCreate}?type=equipment&subtype=replace` },
    },
  ],
}
