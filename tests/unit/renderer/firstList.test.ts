import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#shared/customers/preferences'
import { listPaths } from '#shared/pages/listPaths'
import * as messageTexts from '#shared/texts/cases/messages'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { firstListOf } from '../../../renderer/early/firstList'
import { rowFormatsOf } from '../../../renderer/ui/format/rowFormats'

const account = {
  crm_service_account_id: 's1',
  crm_service_account_number: '7001',
  crm_customer_number: 'c1',
  crm_billing_account_number: '4001',
  crm_billing_group_id: 'g1',
  crm_premise_id: 'm1',
  street_address: '100 Quill St',
  service_type_code: 'FIBER',
} as const

const source = {
  user: { first_name: 'Ada', last_name: 'Larkspur', user_accounts: [account] },
  features: ['PAYMENTHISTORY', 'ACCOUNTPREF', 'MESSAGEBOX'].map((name) => ({
    name,
    read: true,
    write: true,
    approve: false,
  })),
  formats: rowFormatsOf(defaultPreferences, 'America/Chicago'),
}

const payment = {
  payment_id: 'p1',
  created_date: '2026-03-01T03:30:00Z',
  status: 'posted',
  reason: '',
  method_type: 'visa',
  method_last4: '1111',
  channel: 'web',
  crm_billing_account_number: '4001',
  confirmation_number: 'A1',
  amount: 1234.5,
  fee: 1.99,
}

const payments = (...listed: object[]) => ({ data: { payments: listed, paid_this_year: 2000, total_count: 1 } })

describe('the first rows of a list', () => {
  it('are those of the payments, with dollars in cents and days in the time zone of the provider', () => {
    expect(firstListOf(listPaths.paymentHistory, payments(payment), source)).toMatchObject({
      rows: [
        {
          day: '02/28/2026',
          color: 'success',
          amount: '$1,236.49',
          fee: paymentTexts.includesFee('$1.99'),
          appliedTo: paymentTexts.servicesAt('Fiber', '100 Quill St'),
        },
      ],
      texts: { summary: paymentHistoryTexts.paidThisYear('$2,000.00') },
    })
  })

  it('have no fee for a payment that was not charged', () => {
    const list = firstListOf(listPaths.paymentHistory, payments({ ...payment, status: 'declined' }), source)
    expect(list?.rows).toMatchObject([{ amount: '$1,234.50', fee: '' }])
  })

  it('are in the user’s formats', () => {
    const preferences = { number_format: 'point_comma', day_format: 'year_first' } as const
    const formats = rowFormatsOf(preferences, 'America/Chicago')
    const list = firstListOf(listPaths.paymentHistory, payments(payment), { ...source, formats })
    expect(list?.rows).toMatchObject([{ day: '2026-02-28', amount: '$1.236,49' }])
  })

  it('say of a message who replied and when', () => {
    const message = {
      case_no: 'C-1',
      title: 'A question',
      description: 'Why?',
      created_date: '2026-03-01T18:00:00Z',
      street_address: '',
      written_by: null,
      is_unread: true,
      comment_count: 1,
      messageComments: [{ created_date: '2026-03-02T18:00:00Z', is_own: false, user_name: 'Imani Penhallow' }],
    }
    const list = firstListOf(listPaths.messageCenter, { data: { messages: [message], total_count: 1 } }, source)
    expect(list?.rows).toMatchObject([
      {
        unread: messageTexts.newReply,
        facts: ' · C-1',
        replyLead: 'Last reply ',
        replyDay: '03/02/2026',
        replyAuthor: ' by Imani Penhallow',
      },
    ])
  })

  it.each([
    ['the call has failed', firstListOf(listPaths.paymentHistory, null, source)],
    ['there are none', firstListOf(listPaths.paymentHistory, payments(), source)],
    [
      'the user may not see what is above them',
      firstListOf(listPaths.paymentHistory, payments(payment), { ...source, features: [] }),
    ],
    ['the page is not a list', firstListOf('/', payments(payment), source)],
  ])('are missing if %s', (_when, list) => {
    expect(list).toBeNull()
  })
})
