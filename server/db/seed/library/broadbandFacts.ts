/** The broadband label of each internet plan, from the same figures as in the portal. */
import { formatCents } from '#shared/format/money'
import * as planTexts from '#shared/texts/services/plans'
import { catalog } from '../services/catalog'
import type { DocumentDraft } from './draft'

export const broadbandFacts: readonly DocumentDraft[] = catalog.flatMap(
  ({ name, description, monthlyPrice, facts }): DocumentDraft[] =>
    facts
      ? [
          {
            title: `Broadband facts for ${name}`,
            description: `Price, speed and terms of ${name} at a glance.`,
            age: 45,
            content: [
              description,
              { heading: 'Price' },
              {
                head: ['Charge', 'Amount'],
                rows: [
                  ['Monthly price', formatCents(monthlyPrice)],
                  ['Gateway, per month', formatCents(facts.gateway_monthly)],
                  ['Installation', facts.install_fee === 0 ? 'None' : formatCents(facts.install_fee)],
                  [
                    'Early termination, per remaining month',
                    facts.early_end_fee === 0 ? 'None' : formatCents(facts.early_end_fee),
                  ],
                  ['Contract length', facts.contract_months === 0 ? 'None' : `${facts.contract_months} months`],
                ],
              },
              { heading: 'Speed' },
              {
                head: ['Measured in the evening', 'Typical'],
                rows: [
                  ['Download', planTexts.megabits(facts.download_mbps)],
                  ['Upload', planTexts.megabits(facts.upload_mbps)],
                  ['Latency', `${facts.latency_ms} ms`],
                ],
              },
              { heading: 'Data' },
              `Data included: ${facts.data_included.toLowerCase()}. We don’t slow you down after a certain amount.`,
              'Taxes and fees are extra. Questions? Call 555-0103.',
            ],
          },
        ]
      : [],
)
