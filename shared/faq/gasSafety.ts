import { gasEmergencyNumber, supportNumber } from '../desks/contactNumbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const gasSafety: Topic = {
  code: 'gas-safety',
  label: 'Gas safety and call-before-dig',
  request: { type: 'locate', subtype: 'locate_dig' },
  services: ['GAS'],
  questions: [
    {
      slug: 'smell-gas',
      isEmergency: true,
      question: 'I smell gas. What do I do?',
      answer: [
        'Leave immediately and take everyone with you. Do not switch lights or anything else on or off, do not light anything, do not use a phone indoors, do not start a car in the garage, and do not look for the leak. Leave the door open behind you.',
        `From a safe distance outside, call 911, then our emergency line ${gasEmergencyNumber}, day or night. Do not go back in until we or the fire department say it’s safe. Never report a gas leak in writing.`,
      ],
      words: 'leak odor rotten eggs emergency',
    },
    {
      slug: 'signs-of-leak',
      isEmergency: true,
      question: 'What are the signs of a gas leak?',
      answer: [
        `A smell of rotten eggs, a hissing sound, blowing dirt, bubbles in water, or dead plants over a line. Not everyone can smell gas: one sign is enough to leave and call 911 and ${gasEmergencyNumber} from outside.`,
      ],
      words: 'hiss smell odorant leak',
    },
    {
      slug: 'carbon-monoxide',
      isEmergency: true,
      question: 'My carbon monoxide alarm is going off.',
      answer: [
        'Go outside into fresh air with everyone and call 911. Do not go back in until the home has been checked. Carbon monoxide has no smell; headache, dizziness and nausea that go away outdoors are signs of it. Have appliances and vents inspected every year, and put an alarm on each floor.',
      ],
      words: 'co alarm detector headache',
    },
    {
      slug: 'fire',
      isEmergency: true,
      question: 'There’s a fire, or something exploded.',
      answer: [
        `Leave immediately, take everyone with you, and close the doors behind you. From a safe distance outside, call 911. If gas may be burning, call our emergency line ${gasEmergencyNumber} next. Do not go back in, and do not put out a gas flame: unburned gas can explode.`,
      ],
      words: 'burning flames explosion smoke',
    },
    {
      slug: 'call-before-dig',
      question: 'Do I have to call before I dig?',
      answer: [
        'Yes, for every hole, even for a fence post or a tree. Call 811 or use its website a few business days before; your state sets how many. All utilities mark their lines at no charge: yellow is gas, orange is fiber and phone, red is electricity and blue is water.',
        'Dig by hand near a mark, and leave the marks in place.',
      ],
      words: '811 locate marks excavation fence',
    },
    {
      slug: 'hit-gas-line',
      isEmergency: true,
      question: 'I hit a gas line while digging.',
      answer: [
        `Stop, leave the machine as it is, and get everyone far away, upwind. Do not try to close, bend or bury the pipe. Call 911, then ${gasEmergencyNumber}. Call even if you only scratched the pipe: a scratch can become a leak later.`,
      ],
      words: 'damaged pipe digging struck',
    },
    {
      slug: 'gas-lines-mine',
      question: 'Which pipes are mine?',
      answer: [
        'Everything after the meter: pipes in the house, to a grill or to a pool heater. We maintain the meter and the line to it. Have a licensed plumber check your pipes for leaks and rust, and mark them before you dig: 811 does not mark them.',
      ],
      words: 'responsibility house line customer owned',
    },
    {
      slug: 'relight-pilot',
      question: 'My pilot light is out. Can I light it myself?',
      answer: [
        `If you smell gas, leave and call 911 and ${gasEmergencyNumber} from outside. If there’s no smell at all, light it only if the appliance’s label tells you how and you’re sure. Otherwise, ask us.`,
      ],
      link: { label: 'New Gas Meter Request', path: paths.meterTicketCreate },
      words: 'pilot relight furnace',
    },
    {
      slug: 'gas-worker-at-door',
      question: 'Someone at my door says they work for you. Do they?',
      answer: [
        `Our people carry a photo badge and know your request number. Ask for it, and call ${supportNumber} before you let anyone in. We never collect money at the door.`,
      ],
      words: 'scam badge technician identity impostor',
    },
  ],
}
