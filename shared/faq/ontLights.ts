import { paths } from '../paths'
import type { Topic } from './topic'

export const ontLights: Topic = {
  code: 'ont-lights',
  label: 'ONT lights',
  services: ['FIBER', 'TV', 'VOIP'],
  request: { type: 'no_service', subtype: 'ont_red' },
  questions: [
    {
      slug: 'what-is-the-ont',
      question: 'What is the ONT?',
      answer: [
        'The optical network terminal is the white box where the fiber ends, usually on a wall in the garage, a closet or the utility room. A cable leads from it to the gateway, which makes the Wi-Fi.',
      ],
      words: 'white box fiber terminal modem',
    },
    {
      slug: 'lights-normal',
      question: 'Which lights are right?',
      answer: [
        'Power green, PON or Fiber green and steady, LOS dark. Ethernet or LAN blinks green while data flows; Phone is green if you have voice.',
      ],
      words: 'normal green pon los',
    },
    {
      slug: 'light-red',
      question: 'LOS is red, or PON is dark or blinks.',
      answer: [
        'No light arrives through the fiber. See that the thin fiber cable is not bent sharply or pulled, but do not unplug it and never look into its end. Then report it: nothing else in your home will help.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'red loss of signal blinking',
    },
    {
      slug: 'no-power-light',
      question: 'The power light is off.',
      answer: [
        'Try the socket with a lamp, press the reset button of the outlet (GFCI) and check the breaker. In a garage one outlet often switches off several. If the socket works and the box stays dark, it needs a new power supply.',
      ],
      words: 'dead gfci outlet breaker',
    },
    {
      slug: 'lights-fine-no-internet',
      question: 'All lights are right, but there is no internet.',
      answer: [
        'Unplug the gateway, wait 30 seconds, plug it in and give it five minutes. Check the cable between ONT and gateway at both ends. Then try a computer with a cable, to see whether only Wi-Fi is affected.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'restart reboot gateway',
    },
    {
      slug: 'move-ont',
      question: 'Can the ONT be moved?',
      answer: [
        'Yes, by a technician: the fiber must be laid anew. Ask for it with a service request and tell us where to. You may move the gateway yourself.',
      ],
      words: 'relocate equipment',
    },
  ],
}
