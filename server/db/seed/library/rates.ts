/** Prices from the catalog, and fees. */
import { formatCents } from '#shared/format/money'
import type { ServiceType } from '#shared/services/services'
import * as serviceTexts from '#shared/texts/services/services'
import { catalog } from '../services/catalog'
import type { DocumentBlock, DocumentDraft } from './draft'

const priceTable = (serviceType: ServiceType, kind: 'plan' | 'addon', head: string): DocumentBlock => ({
  head: [head, 'Monthly'],
  rows: catalog
    .filter((product) => product.serviceType === serviceType && product.kind === kind)
    .map(({ name, description, monthlyPrice }) => [`${name}. ${description}`, formatCents(monthlyPrice)]),
})

const taxes = 'Prices are per month. Taxes and fees aren’t included and have their own lines on your bill.'

export const rates: readonly DocumentDraft[] = [
  {
    title: 'Fiber rate sheet',
    description: 'Internet plans, equipment and one-time charges.',
    age: 21,
    content: [
      taxes,
      { heading: 'Plans' },
      priceTable('FIBER', 'plan', 'Plan'),
      'We bill Community 500 to communities that have an agreement with us. Top-ups are for homes in those communities, and we bill them to the resident.',
      { heading: 'Equipment and add-ons' },
      priceTable('FIBER', 'addon', 'Add-on'),
      { heading: 'One-time charges' },
      {
        head: ['Charge', 'Amount'],
        rows: [
          ['Installation, waived if you stay 12 months', '$99.00'],
          ['Late installation visit', '$75.00'],
          ['Early termination of a 12-month offer, per remaining month', '$8.00'],
          ['Resuming a suspended service', '$15.00'],
        ],
      },
      'The ONT, the box where the fiber ends, is included.',
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
      'Stations and sports networks charge us for their programs. We pass this on with no markup: $18.50 a month for broadcast stations, and $6.20 a month for regional sports if your pack has them.',
    ],
  },
  {
    title: 'Voice rate sheet',
    description: 'Home phone plans, options and required fees.',
    age: 40,
    content: [
      taxes,
      { heading: 'Plans' },
      priceTable('VOIP', 'plan', 'Plan'),
      { heading: 'Options' },
      priceTable('VOIP', 'addon', 'Option'),
      { heading: 'Required fees' },
      'Each line has an E911 fee of $0.75 a month and a Universal Service Fund charge of about 7% of the taxable part. Bringing your own number is free.',
    ],
  },
  {
    title: 'Gas tariff R-1 residential heat',
    description: 'What a home pays for natural gas.',
    age: 12,
    content: [
      'Rate R-1 applies to homes that heat with gas. We measure usage in CCF and bill it in therms. Therms are CCF times the month’s heat factor.',
      { heading: 'Charges' },
      {
        head: ['Charge', 'Rate'],
        rows: [
          ['Customer charge, per month', '$16.50'],
          ['Delivery, per therm', '$0.420'],
          ['Cost of gas in winter, per therm', '$0.620'],
          ['Cost of gas in summer, per therm', '$0.480'],
          ['Efficiency rider, per therm', '$0.012'],
          ['City fee, of all charges', '4%'],
        ],
      },
      'The cost of gas follows the market and is reset every quarter. We pass it on with no markup. Sales tax is added where it applies.',
      { heading: 'Example' },
      'A home that uses 118 therms in January pays about $146 with the city fee. With 13 therms in August, it pays about $30.',
    ],
  },
  {
    title: 'Gas tariff GC-1 small commercial',
    description: 'What a small business pays for natural gas.',
    age: 12,
    content: [
      'Rate GC-1 applies to shops, offices and associations’ common rooms.',
      {
        head: ['Charge', 'Rate'],
        rows: [
          ['Customer charge, per month', '$32.00'],
          ['Delivery, per therm', '$0.340'],
          ['Cost of gas in winter, per therm', '$0.620'],
          ['Cost of gas in summer, per therm', '$0.480'],
          ['City fee, of all charges', '4%'],
        ],
      },
      'The cost of gas is the same as for homes and is reset every quarter.',
    ],
  },
  {
    title: 'Schedule of fees',
    description: 'Fees for late and returned payments, reconnection, equipment and meter tests.',
    age: 95,
    content: [
      'We charge these fees only when they apply.',
      {
        head: ['Fee', 'Amount'],
        rows: [
          ['Late payment, on more than $10 past due', '1.5%, minimum $1'],
          ['Returned payment', '$25.00'],
          ['Gas reconnection', '$35.00'],
          ['Gas reconnection after hours', '$55.00'],
          ['Resuming fiber', '$15.00'],
          ['Missed appointment', '$40.00'],
          ['Paper bill for fiber, TV and voice, per month', '$2.00'],
          ['Unreturned ONT', '$150.00'],
          ['Unreturned gateway', '$120.00'],
          ['Unreturned TV box', '$90.00'],
          ['Meter test, refunded if the meter runs more than 2% fast', '$45.00'],
        ],
      },
      { heading: 'Payment fees' },
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
        ['Service', 'Type', 'Name', 'Description', 'Monthly price'],
        ...catalog.map(({ serviceType, kind, name, description, monthlyPrice }) => [
          serviceTexts.serviceLabels[serviceType],
          kind === 'plan' ? 'Plan' : 'Add-on',
          name,
          description,
          (monthlyPrice / 100).toFixed(2),
        ]),
      ],
    },
  },
]
