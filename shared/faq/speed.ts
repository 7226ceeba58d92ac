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
        'Plans are measured with a cable at the gateway. Over Wi-Fi walls, distance and the age of the device take their part, and two rooms away much of the speed can be gone.',
        'Connect a computer by cable and measure with nothing else running. If that is slow too, send us the number that you measured.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'slow speed test megabits',
    },
    {
      slug: 'measure-speed',
      question: 'How do I measure the speed correctly?',
      answer: [
        'With a cable, on a computer whose socket is as fast as your plan, with other devices paused and any VPN off. Measure three times and take the middle. An older computer ends at 1,000 Mbps whatever the plan.',
      ],
      words: 'speed test measure',
    },
    {
      slug: 'which-plan',
      question: 'Which plan do I need?',
      answer: [
        'Start 300 ($45) serves one or two people, Plus 500 ($60) a family that streams, Gig 1000 ($80) many devices and home offices, Duo 2000 ($110) and Max 5000 ($160) large uploads on equipment that is fast enough. All are as fast up as down.',
      ],
      link: { label: 'Fiber settings', path: paths.fiberService },
      words: 'plans prices upgrade gig',
    },
    {
      slug: 'wifi-reach',
      question: 'Wi-Fi does not reach every room. What helps?',
      answer: [
        'Put the gateway in the open in the middle of the home, off the floor, away from metal, aquariums and microwave ovens. If that is not enough, whole-home Wi-Fi adds one extender for $7 a month or two for $12.',
      ],
      words: 'dead spot signal extender mesh range',
    },
    {
      slug: 'wifi-password',
      question: 'Where do I find or change the Wi-Fi password?',
      answer: [
        'The first one is on the label under the gateway. To change it, use Fiber Settings if they are in your menu, or send a request. Every device has to join again afterwards.',
      ],
      link: { label: 'Fiber settings', path: paths.fiberService },
      words: 'network name ssid',
    },
    {
      slug: 'device-cannot-join',
      question: 'One device cannot join my Wi-Fi.',
      answer: [
        'Let the device forget the network, restart it and join again with the password. Older devices know 2.4 GHz only: stand some rooms away from the gateway and try there, or set up a guest network on 2.4 GHz.',
      ],
      words: 'printer camera connect 2.4 smart home',
    },
    {
      slug: 'data-cap',
      question: 'Is there a limit on data?',
      answer: ['No. No plan has a data limit, and nothing gets slower after a certain amount.'],
      words: 'cap unlimited usage throttle',
    },
  ],
}
