/** The six latest quarterly newsletters. */
import type { DocumentBlock, DocumentDraft } from './draft'

const topics: readonly DocumentBlock[][] = [
  [
    { heading: 'Gas in winter' },
    'An average home uses about 118 therms in January. The degree days in your usage history show how much of that is due to the weather.',
    { heading: 'Level billing' },
    'Want to pay the same amount each month? Send a billing request to sign up for level billing.',
  ],
  [
    { heading: 'Digging season' },
    'Before you plant a tree or put up a fence, call 811. Yellow marks are gas, and orange marks are fiber.',
    { heading: 'Wi-Fi in the backyard' },
    'An extender near the back door often reaches the patio. One costs $7 a month.',
  ],
  [
    { heading: 'Storms and power outages' },
    'The fiber works without power, but the ONT and the gateway don’t. The ONT battery gives you eight hours of service and costs $4 a month.',
    { heading: 'Scams' },
    'We never ask for your password, a code or payment by gift card.',
  ],
  [
    { heading: 'Before the first frost' },
    'Have your furnace and its vent inspected, and test your carbon monoxide alarms.',
    { heading: 'Autopay' },
    'It pays your bill one day before it’s due. With an E-Check, it’s free.',
  ],
]

const count = 6

export function newsletters(today: string): DocumentDraft[] {
  const year = Number(today.slice(0, 4))
  const current = Math.floor((Number(today.slice(5, 7)) - 1) / 3)
  return Array.from({ length: count }, (_, back): DocumentDraft => {
    const quarters = year * 4 + current - back
    const quarter = quarters % 4
    const issue = `${Math.floor(quarters / 4)}, issue ${quarter + 1}`
    return {
      title: `Newsletter ${issue}`,
      description: `This quarter’s news for all our customers.`,
      age: 5 + back * 91,
      content: [...(topics[quarter] ?? []), 'You’ll find all our numbers and hours in the portal under Contact Us.'],
    }
  })
}
