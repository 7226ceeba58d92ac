/** One newsletter a quarter, the six latest. */
import type { Block, Draft } from './draft'

const topics: readonly Block[][] = [
  [
    { heading: 'Gas in winter' },
    'An average home uses about 118 therms in January. Degree days in your usage history show how much of that is the weather.',
    { heading: 'Level billing' },
    'Whoever likes the same amount each month can ask for level billing with a billing request.',
  ],
  [
    { heading: 'Digging season' },
    'Before you plant a tree or set a fence, call 811. Yellow marks are gas, orange ones fiber.',
    { heading: 'Wi-Fi in the garden' },
    'An extender near the back door often reaches the terrace. One costs $7 a month.',
  ],
  [
    { heading: 'Storms and power cuts' },
    'The fiber works without power, the ONT and the gateway do not. The battery for the ONT gives eight hours of service and costs $4 a month.',
    { heading: 'Scams' },
    'We never ask for a password or a code, and never for a payment by gift card.',
  ],
  [
    { heading: 'Before the first frost' },
    'Have the furnace and its vent inspected, and test the carbon monoxide alarms.',
    { heading: 'Autopay' },
    'It pays one day before a bill is due. With an E-Check it is free.',
  ],
]

const count = 6

export function newsletters(today: string): Draft[] {
  const year = Number(today.slice(0, 4))
  const current = Math.floor((Number(today.slice(5, 7)) - 1) / 3)
  return Array.from({ length: count }, (_, back): Draft => {
    const quarters = year * 4 + current - back
    const quarter = quarters % 4
    const issue = `${Math.floor(quarters / 4)}, issue ${quarter + 1}`
    return {
      title: `Newsletter ${issue}`,
      description: `News of the quarter for everybody whom we serve.`,
      age: 5 + back * 91,
      content: [...(topics[quarter] ?? []), 'All numbers and hours stand in the portal under Contact Us.'],
    }
  })
}
