import { gasEmergencyNumber, supportNumber } from '../contactNumbers'
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
        'Leave at once and take everybody with you. Do not switch lights or anything else on or off, do not light anything, do not use a telephone indoors, do not start a car in the garage, and do not look for the leak. Leave the door open behind you.',
        `From a safe distance outside call 911, then our emergency line ${gasEmergencyNumber}, day and night. Do not go back in until we or the fire department say so. Never write to us about it.`,
      ],
      words: 'leak odor rotten eggs emergency',
    },
    {
      slug: 'signs-of-leak',
      isEmergency: true,
      question: 'How do I notice a leak?',
      answer: [
        `By a smell of rotten eggs, a hissing sound, blowing dirt, bubbles in water, or dead plants over a line. Not everybody can smell it: one sign is enough to leave and call 911 and ${gasEmergencyNumber} from outside.`,
      ],
      words: 'hiss smell odorant leak',
    },
    {
      slug: 'carbon-monoxide',
      isEmergency: true,
      question: 'The carbon monoxide alarm sounds.',
      answer: [
        'Go outside into fresh air and call 911. Headache, dizziness and nausea that pass outdoors are signs of it; it has no smell. Do not go back in until the home has been checked. Have appliances and vents inspected every year, and put an alarm on each floor.',
      ],
      words: 'co alarm detector headache',
    },
    {
      slug: 'fire',
      isEmergency: true,
      question: 'There is a fire, or something exploded.',
      answer: [
        `Leave at once, take everybody with you, and close the doors behind you. From a safe distance outside call 911, and if gas may be burning, our emergency line ${gasEmergencyNumber} afterwards. Do not go back in, and do not put out a flame of gas: what comes out unburnt can explode.`,
      ],
      words: 'burning flames explosion smoke',
    },
    {
      slug: 'call-before-dig',
      question: 'Do I have to call before I dig?',
      answer: [
        'Yes, for every hole, a fence post or a tree included. Call 811 or use its website some business days before; your state says how many. All utilities mark their lines at no charge: yellow is gas, orange is fiber and telephone, red is electricity, blue is water.',
        'Dig by hand near a mark, and keep the marks.',
      ],
      words: '811 locate marks excavation fence',
    },
    {
      slug: 'hit-gas-line',
      isEmergency: true,
      question: 'I hit a gas line while digging.',
      answer: [
        `Stop, leave the machine as it is, and get everybody far away, against the wind. Do not try to close, bend or bury the pipe. Call 911, then ${gasEmergencyNumber}. Call even if you only scratched it: a scratch becomes a leak later.`,
      ],
      words: 'damaged pipe digging struck',
    },
    {
      slug: 'gas-lines-mine',
      question: 'Which pipes are mine?',
      answer: [
        'Everything after the meter: pipes in the house, to a grill or to a pool heater. We maintain the meter and the line to it. Have your own pipes checked for leaks and rust by a licensed plumber, and have them marked by one before you dig: 811 does not mark them.',
      ],
      words: 'responsibility house line customer owned',
    },
    {
      slug: 'relight-pilot',
      question: 'My pilot light is out. May I light it?',
      answer: [
        `If you smell gas, leave and call 911 and ${gasEmergencyNumber} from outside. Without any smell: only if the label of the appliance tells how and you are sure. Otherwise ask us.`,
      ],
      link: { label: 'Gas meter request', path: paths.meterTicketCreate },
      words: 'pilot relight furnace water heater',
    },
    {
      slug: 'gas-worker-at-door',
      question: 'Somebody at my door says that he is from you. Is he?',
      answer: [
        `Our people carry a badge with a photo, and know the number of your request. Ask for it and call ${supportNumber} before you let anyone in. We never collect money at the door.`,
      ],
      words: 'scam badge technician identity impostor',
    },
  ],
}
