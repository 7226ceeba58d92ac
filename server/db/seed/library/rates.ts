/** Prices as the catalog has them, and the fees beside them. */
import { formatCents } from '#shared/money'
import { serviceLabels, type ServiceType } from '#shared/services'
import { catalog } from '../catalog'
import type { Block, Draft } from './draft'

const priceTable = (serviceType: ServiceType, kind: 'plan' | 'addon', head: string): Block => ({
  head: [head, 'Monthly'],
  rows: catalog
    .filter((product) => product.serviceType === serviceType && product.kind === kind)
    .map(({ name, description, monthlyPrice }) => [`${name}. ${description}`, formatCents(monthlyPrice)]),
})

const taxes =
  'Prices are for one month and do not include taxes and fees, which stand on the bill in lines of their own.'

export const rates: readonly Draft[] = [
  {
    title: 'Fiber rate sheet',
    description: 'Internet plans, equipment and one-time charges.',
    age: 21,
    content: [
      taxes,
      { heading: 'Plans' },
      priceTable('FIBER', 'plan', 'Plan'),
      'Community 500 is billed to the community, which has an agreement with us. Top-ups are for homes in such a community and are billed to the resident.',
      { heading: 'Equipment and add-ons' },
      priceTable('FIBER', 'addon', 'Add-on'),
      { heading: 'One-time charges' },
      {
        head: ['Charge', 'Amount'],
        rows: [
          ['Installation, waived for those who stay 12 months', '$99.00'],
          ['Late installation visit', '$75.00'],
          ['Early end of a 12-month offer, for each month left', '$8.00'],
          ['Resuming a suspended service', '$15.00'],
        ],
      },
      'The ONT, the box in which the fiber ends, is included.',
    ],
  },
  {
    title: 'TV rate sheet',
    description: 'Channel packs, boxes and surcharges.',
    age: 40,
    content: [
      taxes,
      { heading: 'Packs' },
      priceTable('TV', 'plan', 'Pack'),
      { heading: 'Add-ons' },
      priceTable('TV', 'addon', 'Add-on'),
      { heading: 'Surcharges' },
      'Stations and sports networks charge us for their programs. We pass this on without a margin: broadcast stations $18.50 a month, regional sports $6.20 a month where the pack has them.',
    ],
  },
  {
    title: 'Voice rate sheet',
    description: 'Home telephone plans, options and required fees.',
    age: 40,
    content: [
      taxes,
      { heading: 'Plans' },
      priceTable('VOIP', 'plan', 'Plan'),
      { heading: 'Options' },
      priceTable('VOIP', 'addon', 'Option'),
      { heading: 'Required fees' },
      'Each line carries an E911 fee of $0.75 a month and the Universal Service Fund, about 7% of the taxable part. Bringing your own number costs nothing.',
    ],
  },
  {
    title: 'Gas tariff R-1 residential heat',
    description: 'What a home pays for natural gas.',
    age: 12,
    content: [
      'Rate R-1 applies to homes that heat with gas. Usage is measured in CCF and billed in therms: therms are CCF times the heat factor of the month.',
      { heading: 'Charges' },
      {
        head: ['Charge', 'Rate'],
        rows: [
          ['Customer charge, each month', '$16.50'],
          ['Delivery, each therm', '$0.420'],
          ['Cost of gas in winter, each therm', '$0.620'],
          ['Cost of gas in summer, each therm', '$0.480'],
          ['Efficiency rider, each therm', '$0.012'],
          ['City fee, of all charges', '4%'],
        ],
      },
      'The cost of gas follows the market, is set anew each quarter and is passed on without a margin. Sales tax is added where it applies.',
      { heading: 'Example' },
      'A home that uses 118 therms in January pays about $146 with the city fee; with 13 therms in August about $30.',
    ],
  },
  {
    title: 'Gas tariff GC-1 small commercial',
    description: 'What a small business pays for natural gas.',
    age: 12,
    content: [
      'Rate GC-1 applies to shops, offices and common rooms of associations.',
      {
        head: ['Charge', 'Rate'],
        rows: [
          ['Customer charge, each month', '$32.00'],
          ['Delivery, each therm', '$0.340'],
          ['Cost of gas in winter, each therm', '$0.620'],
          ['Cost of gas in summer, each therm', '$0.480'],
          ['City fee, of all charges', '4%'],
        ],
      },
      'The cost of gas is the same as for homes and is set anew each quarter.',
    ],
  },
  {
    title: 'Schedule of fees',
    description: 'Late, returned, reconnection, equipment and meter test fees.',
    age: 95,
    content: [
      'These fees are charged only when what they are for happens.',
      {
        head: ['Fee', 'Amount'],
        rows: [
          ['Late payment, on more than $10 past due', '1.5%, at least $1'],
          ['Returned payment', '$25.00'],
          ['Gas reconnection', '$35.00'],
          ['Gas reconnection after hours', '$55.00'],
          ['Resuming fiber', '$15.00'],
          ['Missed appointment', '$40.00'],
          ['Paper bill of fiber, TV and voice, each month', '$2.00'],
          ['ONT that does not come back', '$150.00'],
          ['Gateway that does not come back', '$120.00'],
          ['TV box that does not come back', '$90.00'],
          ['Meter test, returned if the meter is more than 2% fast', '$45.00'],
        ],
      },
      { heading: 'Fees of payments' },
      {
        head: ['Method', 'Fee'],
        rows: [
          ['E-Check from a bank account', 'None'],
          ['Debit card', '1%'],
          ['Apple Pay and Google Pay', '1.8%'],
          ['Credit card', '2.5%'],
          ['PayPal and Venmo', '2.9%'],
        ],
      },
    ],
  },
  {
    title: 'Price list of all services',
    description: 'Every plan and add-on as a table for spreadsheets.',
    age: 21,
    content: {
      csv: [
        ['Service', 'Kind', 'Name', 'Description', 'Monthly price'],
        ...catalog.map(({ serviceType, kind, name, description, monthlyPrice }) => [
          serviceLabels[serviceType],
          kind === 'plan' ? 'Plan' : 'Add-on',
          name,
          description,
          (monthlyPrice / 100).toFixed(2),
        ]),
      ],
    },
  },
]
