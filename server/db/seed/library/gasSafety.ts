/** What everybody near a gas line should know. */
import type { Draft } from './draft'

export const gasSafety: readonly Draft[] = [
  {
    title: 'If you smell gas',
    description: 'What to do first, on one page for the refrigerator.',
    age: 30,
    content: [
      { heading: 'Leave first, call second' },
      {
        steps: [
          'Leave at once and take everybody with you. Leave the door open.',
          'Do not switch anything on or off, do not light anything, do not use a telephone indoors and do not start a car in the garage.',
          'Go upwind, to a safe distance.',
          'Call 911 from outside, then our emergency line 555-0110, at any hour.',
          'Stay out until we or the fire department say that it is safe.',
        ],
      },
      { heading: 'Signs of a leak' },
      {
        points: [
          'A smell of rotten eggs.',
          'A hissing or blowing sound.',
          'Dirt that is blown about, bubbles in water, or dead plants over a line.',
        ],
      },
      'Not everybody can smell gas, and a smell can fade. One sign is enough to leave. Never report a leak in writing.',
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
      'Every hole needs a call, however small. Call 811 or use its website some business days before you dig; how many is set by your state. All utilities mark their lines at no charge.',
      { heading: 'The colors of the marks' },
      {
        head: ['Line', 'Color'],
        rows: [
          ['Gas and oil', 'Yellow'],
          ['Fiber, telephone, cable TV', 'Orange'],
          ['Electricity', 'Red'],
          ['Water', 'Blue'],
          ['Sewer', 'Green'],
          ['Planned excavation', 'White'],
        ],
      },
      'Dig by hand near a mark, and keep the marks until the work is done. Pipes after your meter are your own: 811 does not mark them.',
      { heading: 'If you hit a line' },
      'Stop, leave the machine as it is and get everybody away, against the wind. Call 911, then 555-0110. Call even if you only scratched the pipe: a scratch becomes a leak later.',
    ],
  },
  {
    title: 'Carbon monoxide',
    description: 'The gas without a smell: signs, alarms and yearly checks.',
    age: 118,
    content: [
      'Carbon monoxide comes from appliances that burn badly. It has no smell and no color.',
      { heading: 'Signs' },
      {
        points: [
          'Headache, dizziness or nausea that pass outdoors.',
          'Soot at an appliance, or a flame that is yellow instead of blue.',
          'Water that runs down the inside of windows.',
        ],
      },
      { heading: 'When an alarm sounds' },
      'Go outside into fresh air and call 911. Do not go back in until the home has been checked.',
      { heading: 'Prevent it' },
      'Put an alarm on each floor and near bedrooms, have appliances and vents inspected every year, and never run a grill, a generator or a car indoors.',
    ],
  },
  {
    title: 'Your meter in winter',
    description: 'Keep the meter and its vent free of snow and ice.',
    age: 140,
    content: [
      'Snow and ice on a meter can block its vent and damage the pipes.',
      {
        points: [
          'Take snow away with a broom, never with a shovel or a blower.',
          'Do not hit ice; call 555-0105 and we remove it.',
          'Do not let a roof drain or a hose drip on the meter.',
          'Keep a path to the meter, so that it can be read and closed.',
        ],
      },
      'Nobody is disconnected while the forecast is at or below 32 °F.',
    ],
  },
]
