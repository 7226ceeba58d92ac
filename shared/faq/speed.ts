import { paths } from '../paths'
import type { Topic } from './topic'

export const speed: Topic = {
  code: 'speed',
  label: 'Speed and Wi-Fi',
  services: ['FIBER'],
  request: { type: 'wifi', subtype: 'wifi_reach' },
  questions: [
    {
      slug: 'slow-internet',
      question: 'Why is my internet slower than my plan?',
      answer: [
        'Plan speeds are measured over a cable at the gateway. Over Wi-Fi, walls, distance and older devices slow things down, and two rooms away you can lose much of the speed.',
        'Connect a computer with a cable and run a speed test with nothing else running. If that’s slow too, send us your result.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'slow speed test megabits',
    },
    {
      slug: 'measure-speed',
      question: 'How do I measure my speed correctly?',
      answer: [
        'Use a cable and a computer whose network port is as fast as your plan. Pause other devices and turn off any VPN. Measure three times and use the middle result. An older computer tops out at 1,000 Mbps on any plan.',
      ],
      words: 'speed test measure',
    },
    {
      slug: 'which-plan',
      question: 'Which plan do I need?',
      answer: [
        'Start 300 ($45) works for one or two people, Plus 500 ($60) for a family that streams, Gig 1000 ($80) for many devices and home offices, and Duo 2000 ($110) and Max 5000 ($160) for large uploads on equipment that’s fast enough. Uploads are as fast as downloads on every plan.',
      ],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'plans prices upgrade gig',
    },
    {
      slug: 'wifi-reach',
      question: 'Wi-Fi doesn’t reach every room. What helps?',
      answer: [
        'Put the gateway out in the open in the middle of your home, off the floor and away from metal, aquariums and microwaves. If that’s not enough, whole-home Wi-Fi adds one extender for $7 a month or two for $12.',
      ],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'dead spot signal extender mesh range',
    },
    {
      slug: 'wifi-password',
      question: 'Where do I find or change my Wi-Fi password?',
      answer: [
        'Your original password is on the label under the gateway. To change it, use Fiber Settings if it’s in your menu, or send a request. You’ll need to reconnect every device afterward.',
      ],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'network name ssid',
    },
    {
      slug: 'device-cannot-join',
      question: 'One device can’t join my Wi-Fi.',
      answer: [
        'Have the device forget the network, restart it, and join again with the password. Older devices only work on 2.4 GHz: try again a few rooms away from the gateway, or set up a 2.4 GHz guest network.',
      ],
      words: 'printer camera connect 2.4 smart home',
    },
    {
      slug: 'data-cap',
      question: 'Is there a data limit?',
      answer: ['No. None of our plans has a data limit, and we don’t slow you down after a certain amount.'],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'cap unlimited usage throttle',
    },
    {
      slug: 'change-plan',
      question: 'How do I change my internet plan?',
      answer: [
        'Open Fiber Settings and choose the plan. Before you confirm, you’ll see the new price and what changes on your next bill. You can start the plan today or with your next bill.',
      ],
      link: { label: 'Choose a plan', path: paths.fiberService },
      words: 'upgrade downgrade switch faster cheaper',
    },
    {
      slug: 'restart-gateway',
      question: 'How do I restart my router?',
      answer: [
        'Choose Restart gateway under Fiber Settings. Or unplug the gateway, wait 30 seconds, plug it back in and give it five minutes.',
      ],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'reboot reset modem',
    },
    {
      slug: 'guest-wifi',
      question: 'How do I set up guest Wi-Fi?',
      answer: [
        'Open Fiber Settings and choose Change Wi-Fi. Turn guest Wi-Fi on and give it its own name and password.',
      ],
      link: { label: 'Fiber Settings', path: paths.fiberService },
      words: 'visitors',
    },
  ],
}
