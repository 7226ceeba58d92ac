/** Gas safety information. */
import type { DocumentDraft } from './draft'

export const gasSafety: readonly DocumentDraft[] = [
  {
    title: 'If you smell gas',
    description: 'What to do first, on one page for your refrigerator.',
    age: 30,
    content: [
      { heading: 'Leave first, call second' },
      {
        steps: [
          'Leave immediately and take everyone with you. Leave the door open.',
          'Do not switch anything on or off, do not light anything, do not use a phone indoors and do not start a car in the garage.',
          'Go upwind, to a safe distance.',
          'Call 911 from outside, then our emergency line 555-0110, day or night.',
          'Stay out until we or the fire department say it’s safe.',
        ],
      },
      { heading: 'Signs of a leak' },
      {
        points: [
          'A smell of rotten eggs.',
          'A hissing or blowing sound.',
          'Blowing dirt, bubbles in water, or dead plants over a line.',
        ],
      },
      'Not everyone can smell gas, and a smell can fade. One sign is enough to leave. Never report a leak in writing.',
    ],
  },
  {
    title: 'Si huele a gas',
    description: 'Qué hacer primero, en una página.',
    age: 30,
    language: 'es',
    content: [
      { heading: 'Primero salga, después llame' },
      {
        steps: [
          'Salga de inmediato y lleve a todos con usted. Deje la puerta abierta.',
          'No encienda ni apague nada, no prenda fuego, no use el teléfono adentro y no arranque un auto en el garaje.',
          'Aléjese contra el viento hasta un lugar seguro.',
          'Llame desde afuera al 911 y después a nuestra línea de emergencia 555-0110, a cualquier hora.',
          'No vuelva a entrar hasta que nosotros o los bomberos digan que es seguro.',
        ],
      },
      { heading: 'Señales de una fuga' },
      {
        points: [
          'Olor a huevos podridos.',
          'Un silbido o soplido.',
          'Tierra que se levanta, burbujas en el agua o plantas muertas sobre una tubería.',
        ],
      },
      'No todas las personas perciben el olor. Una sola señal basta para salir. Nunca avise de una fuga por escrito.',
    ],
  },
  {
    title: 'Call 811 before you dig',
    description: 'For a fence post, a tree or a pool: have the lines marked first.',
    age: 64,
    content: [
      'Every hole needs a call, no matter how small. Call 811 or use its website a few business days before you dig; your state sets how many. All utilities mark their lines at no charge.',
      { heading: 'What the colors mean' },
      {
        head: ['Line', 'Color'],
        rows: [
          ['Gas and oil', 'Yellow'],
          ['Fiber, phone, cable TV', 'Orange'],
          ['Electricity', 'Red'],
          ['Water', 'Blue'],
          ['Sewer', 'Green'],
          ['Planned excavation', 'White'],
        ],
      },
      'Dig by hand near a mark, and leave the marks in place until the work is done. Pipes after your meter are your own: 811 does not mark them.',
      { heading: 'If you hit a line' },
      'Stop, leave the machine as it is and get everyone away, upwind. Call 911, then 555-0110. Call even if you only scratched the pipe: a scratch can become a leak later.',
    ],
  },
  {
    title: 'Carbon monoxide',
    description: 'A gas you can’t smell: signs, alarms and yearly checks.',
    age: 118,
    content: [
      'Carbon monoxide comes from appliances that don’t burn properly. It has no smell and no color.',
      { heading: 'Signs' },
      {
        points: [
          'Headache, dizziness or nausea that goes away outdoors.',
          'Soot around an appliance, or a flame that’s yellow instead of blue.',
          'Water running down the inside of windows.',
        ],
      },
      { heading: 'If an alarm goes off' },
      'Go outside into fresh air with everyone and call 911. Do not go back in until the home has been checked.',
      { heading: 'Prevent it' },
      'Put an alarm on each floor and near bedrooms, have appliances and vents inspected every year, and never run a grill, a generator or a car indoors.',
    ],
  },
  {
    title: 'Your meter in winter',
    description: 'Keep your meter and its vent clear of snow and ice.',
    age: 140,
    content: [
      'Snow and ice on a meter can block its vent and damage the pipes.',
      {
        points: [
          'Clear snow with a broom, never with a shovel or a blower.',
          'Do not hit ice. Call 555-0105, and we’ll remove it.',
          'Do not let a downspout or a hose drip on the meter.',
          'Keep a clear path to the meter so we can read it and shut it off.',
        ],
      },
      'We don’t disconnect anyone while the forecast is at or below 32°F.',
    ],
  },
]
