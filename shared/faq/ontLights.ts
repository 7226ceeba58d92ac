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
      question: 'What’s the ONT?',
      answer: [
        'The optical network terminal is the white box where the fiber ends, usually on a wall in the garage, a closet or the utility room. A cable connects it to the gateway, which provides your Wi-Fi.',
      ],
      words: 'white box fiber terminal modem',
    },
    {
      slug: 'lights-normal',
      question: 'Which lights are normal?',
      answer: [
        'Power is green, PON or Fiber is steady green, and LOS is off. Ethernet or LAN blinks green while data flows. Phone is green if you have voice.',
      ],
      words: 'normal green pon los',
    },
    {
      slug: 'light-red',
      question: 'The LOS light is red, or PON is off or blinking.',
      answer: [
        'No light is coming through the fiber. Check that the thin fiber cable isn’t bent sharply or pulled, but don’t unplug it, and never look into its end. Then report it; nothing else in your home will help.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'red loss of signal blinking',
    },
    {
      slug: 'no-power-light',
      question: 'The power light is off.',
      answer: [
        'Plug a lamp into the outlet to test it, press the outlet’s reset button (GFCI), and check the breaker. In a garage, one outlet often turns off several. If the outlet works and the box stays dark, it needs a new power supply.',
      ],
      words: 'dead gfci outlet breaker',
    },
    {
      slug: 'lights-fine-no-internet',
      question: 'The lights look normal, but there’s no internet.',
      answer: [
        'Unplug the gateway, wait 30 seconds, plug it back in and give it five minutes. Check both ends of the cable between the ONT and the gateway. Then try a computer with a cable to see if only Wi-Fi is affected.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'restart reboot gateway',
    },
    {
      slug: 'move-ont',
      question: 'Can I have the ONT moved?',
      answer: [
        'Yes, but a technician has to do it, because the fiber needs to be rerun. Send a service request and tell us where you want it. You can move the gateway yourself.',
      ],
      words: 'relocate equipment',
    },
  ],
}
