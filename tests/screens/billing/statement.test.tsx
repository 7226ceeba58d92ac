import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getStatement, getStatementPdf, listStatements } from '#shared/contract/billing/statements'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments/payments'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { chargeExplanations } from '#shared/texts/billing/chargeExplanations'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import { platform } from '../../../renderer/platform'
import { owes, visa } from '../../support/answers/paymentAnswers'
import { aStatement, aStatementList, statementIds } from '../../support/answers/statementAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aCustomer, errorAnswer, goTo, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const line = (label: string, amount: number) => ({
  section: 'FIBER' as const,
  label,
  detail: '',
  quantity: 1,
  unit: 'month',
  rate: amount / 100,
  tariff: 'FIB',
  amount,
})

const paperBill = { ...line('Paper bill', 200), charge: 'paper_bill' as const }

const details = (changes: object = {}) => ({
  ...aStatement(),
  customer_name: 'Maya Fields',
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
  previous_total: 9000,
  payments: [{ date: '2026-02-10', method: 'Visa ending in 1111', amount: 9000 }],
  lines: [line('Duo 2000', 11_000), paperBill],
  autopay_date: null,
  previous_statement_id: statementIds[1],
  history: {
    unit: 'dollars' as const,
    bars: [
      { month: '2026-01', amount: 90, isEstimated: false },
      { month: '2026-02', amount: 112, isEstimated: false },
    ],
  },
  ...changes,
})

const received = statementTexts.paymentReceived('02/10/2026', 'Visa ending in 1111')

describe('one statement', () => {
  it('names the page, below the filtered list in the breadcrumb, until it is left', async () => {
    mockCall(getStatement, details())
    mockCall(listStatements, aStatementList([]))
    renderScreen(`/BillingHistory?accounts=all&statement=${statementIds[0]}`, { as: aCustomer() })
    expect(
      await screen.findByRole('heading', { level: 1, name: statementTexts.statementOf('03/02/2026') }),
    ).toBeVisible()
    const crumbs = within(screen.getByRole('navigation', { name: frameTexts.breadcrumb }))
    expect(crumbs.getByRole('link', { name: 'Billing Statements' })).toHaveAttribute(
      'href',
      '/BillingHistory?accounts=all',
    )
    goTo('/BillingHistory')
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing Statements' })).toBeVisible()
    expect(crumbs.queryByRole('link', { name: 'Billing Statements' })).not.toBeInTheDocument()
  })

  it('shows what is left to pay if a part is paid', async () => {
    mockCall(getStatement, details({ unpaid: 1_200 }))
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(await screen.findByText(statementTexts.paidOfTotal('$100.00', '$112.00'))).toBeVisible()
    expect(screen.getByText(statementTexts.amountDueOn('$12.00', '03/23/2026'))).toBeVisible()
  })

  it('returns to the list when an account is selected to which it does not belong', async () => {
    mockCall(getStatement, details())
    mockCall(listStatements, aStatementList([]))
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await screen.findByRole('link', { name: commonTexts.pay })
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing Statements' })).toBeVisible()
    expect(screen.queryByRole('link', { name: commonTexts.pay })).not.toBeInTheDocument()
    expect(window.location.search).toBe('')
  })

  it('selects its account in the header, which another bill may have named', async () => {
    mockCall(getStatement, details({ crm_billing_account_number: '4003' }))
    renderScreen(`/BillingHistory?accounts=all&statement=${statementIds[0]}`, { as: aCustomer() })
    await screen.findByRole('link', { name: commonTexts.pay })
    expect(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS })).toBeChecked()
  })

  it('comes together with what scheduled payments do about it, so that nothing is pushed down', async () => {
    const scheduled = createDeferredAnswer<never[]>()
    mockCall(listScheduledPayments, () => scheduled.promise)
    mockCall(getStatement, details())
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await screen.findByRole('heading', { level: 1, name: statementTexts.statementOf('03/02/2026') })
    expect(screen.queryByRole('table', { name: statementTexts.summaryTitle })).not.toBeInTheDocument()
    scheduled.resolveWith([])
    expect(await screen.findByRole('table', { name: statementTexts.summaryTitle })).toBeVisible()
  })

  it('the statement of another account stays open, and links to paying that account', async () => {
    mockCall(getStatement, details({ crm_billing_account_number: '4003' }))
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, [visa])
    mockCall(listStatements, aStatementList([]))
    const user = renderScreen(`/BillingHistory?accounts=all&statement=${statementIds[0]}`, { as: aCustomer() })
    await user.click(await screen.findByRole('link', { name: commonTexts.pay }))
    expect(
      await screen.findByText(paymentTexts.servicesAt(serviceTexts.serviceLabels.GAS, '77 Mill Road')),
    ).toBeVisible()
    expect(window.location.pathname).toBe('/payment')
  })

  it('shows how its total was calculated, and explains a line on request', async () => {
    mockCall(getStatement, details())
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    const sum = await screen.findByRole('table', { name: statementTexts.summaryTitle })
    expect(within(sum).getByRole('row', { name: `${received} −$90.00` })).toBeVisible()
    expect(within(sum).getByRole('row', { name: `${statementTexts.totalDue} $112.00` })).toBeVisible()
    expect(screen.getByRole('link', { name: commonTexts.pay })).toHaveAttribute('href', '/payment')
    await user.click(screen.getByRole('button', { name: statementTexts.whatIs('Paper bill') }))
    expect(screen.getByText(chargeExplanations.paper_bill)).toBeVisible()
  })

  it('lists two equal payments of the same day separately', async () => {
    const payment = { date: '2026-02-10', method: 'Visa ending in 1111', amount: 4500 }
    mockCall(getStatement, details({ payments: [payment, payment] }))
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(await screen.findAllByRole('row', { name: new RegExp(`^${received}`) })).toHaveLength(2)
  })

  it('the statement of an account that is not selected is paid by its Pay button', async () => {
    mockCall(getStatement, details({ crm_billing_account_number: '4003', crm_billing_group_id: 'group-4003' }))
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, [visa])
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await user.click(await screen.findByRole('link', { name: commonTexts.pay }))
    expect(await screen.findByLabelText(commonTexts.amount)).toBeVisible()
    await waitFor(() =>
      expect(requestsOf(viewBalance).map(({ body }) => body)).toEqual([
        expect.objectContaining({ billing_group_id: 'group-4003' }),
      ]),
    )
  })

  it('a statement of several addresses has one row for each with its subtotal, and its charges once opened', async () => {
    const at = (place: string, amount: number) => ({ ...line('Gig 1000', amount), place })
    const lines = [at('Lot 1', 8000), at('Lot 2', 7000), at('Lot 1', 500), line('Paper bill', 200)]
    mockCall(getStatement, details({ lines }))
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    const table = await screen.findByRole('table', {
      name: statementTexts.chargesOf(statementTexts.sectionLabels.FIBER),
    })
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)
    expect(rows().slice(1)).toEqual([
      `Lot 1${statementTexts.chargeCount(2)}$85.00`,
      `Lot 2${statementTexts.chargeCount(1)}$70.00`,
      expect.stringContaining('Paper bill'),
      `${statementTexts.sectionTotals.FIBER}$157.00`,
    ])
    const opener = within(table).getByRole('button', { name: 'Lot 1' })
    opener.focus()
    await user.keyboard('{Enter}')
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(within(table).getAllByRole('row', { name: /^Gig 1000/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: statementTexts.openAllAddresses(2) }))
    expect(within(table).getAllByRole('row', { name: /^Gig 1000/ })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: statementTexts.closeAllAddresses }))
    expect(within(table).queryByRole('row', { name: /^Gig 1000/ })).not.toBeInTheDocument()
  })

  it('says without a click how much its charges changed, and mainly why', async () => {
    const gas = (therms: number) => ({
      ...line('Delivery', therms * 100),
      quantity: therms,
      unit: 'therms',
      rate: 1,
    })
    mockCall(getStatement, ({ query }) =>
      query['statement_id'] === statementIds[0]
        ? details({ lines: [gas(65), line('City fee', 210)] })
        : details({ statement_id: statementIds[1], lines: [gas(36), line('City fee', 100)] }),
    )
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    const change = { amount: '$30.10', isHigher: true, day: '03/02/2026', isOnlyCause: false }
    expect(await screen.findByText(statementTexts.changedByUsage(change, 29), { exact: false })).toBeVisible()
  })

  it('says that its charges are those of the previous bill, with no changes to open', async () => {
    mockCall(getStatement, details())
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(await screen.findByText(statementTexts.sameCharges('03/02/2026'), { exact: false })).toBeVisible()
    expect(screen.queryByRole('button', { name: statementTexts.comparisonLink })).not.toBeInTheDocument()
  })

  it('lists what changed since the previous bill', async () => {
    mockCall(getStatement, ({ query }) =>
      query['statement_id'] === statementIds[0]
        ? details()
        : details({ statement_id: statementIds[1], lines: [line('Gig 1000', 8000), line('Paper bill', 200)] }),
    )
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: statementTexts.comparisonLink }))
    expect(
      await screen.findByRole('row', { name: new RegExp(`Duo 2000.*${commonTexts.newLabel} \\$110.00 \\+\\$110.00`) }),
    ).toBeVisible()
    expect(screen.getByText(statementTexts.chargesAreUnchanged(1))).toBeVisible()
  })

  it('a statement of several addresses is compared by address, each collapsed at first', async () => {
    const at = (place: string, amount: number) => ({ ...line('Gig 1000', amount), place })
    mockCall(getStatement, ({ query }) =>
      query['statement_id'] === statementIds[0]
        ? details({ lines: [at('Lot 1', 8500), at('Lot 2', 5000), line('Paper bill', 300)] })
        : details({
            statement_id: statementIds[1],
            lines: [at('Lot 1', 8000), at('Lot 2', 7000), line('Paper bill', 200)],
          }),
    )
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: statementTexts.comparisonLink }))
    const table = await screen.findByRole('table', { name: statementTexts.addressChangesCaption })
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)
    const fiber = statementTexts.sectionLabels.FIBER
    const others = [`Lot 1${statementTexts.changeCount(1)}+$5.00`, `Paper bill${fiber}$2.00 → $3.00+$1.00`]
    expect(rows().slice(1)).toEqual([`Lot 2${statementTexts.changeCount(1)}−$20.00`, ...others])
    await user.click(within(table).getByRole('button', { name: 'Lot 2' }))
    expect(rows().slice(1)).toEqual([
      `Lot 2${statementTexts.changeCount(1)}−$20.00`,
      `Gig 1000${fiber}$70.00 → $50.00−$20.00`,
      ...others,
    ])
  })

  it('shows its number, and no chart but one sentence if all months are equal', async () => {
    const bars = ['2025-12', '2026-01', '2026-02'].map((month) => ({ month, amount: 112, isEstimated: false }))
    mockCall(getStatement, details({ history: { unit: 'dollars', bars } }))
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(await screen.findByText('ST-4001-260302')).toBeVisible()
    expect(screen.getByText(statementTexts.steadyFor(true, '$112.00', 3))).toBeVisible()
    expect(screen.queryByText(statementTexts.showTheFigures)).not.toBeInTheDocument()
  })

  it('shows no chart but one sentence if the months hardly differ', async () => {
    const bars = [109, 112, 112].map((amount, index) => ({ month: `2026-0${index + 1}`, amount, isEstimated: false }))
    mockCall(getStatement, details({ history: { unit: 'dollars', bars } }))
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(
      await screen.findByText(statementTexts.steadyBetween(true, { low: '$109.00', high: '$112.00' }, 3)),
    ).toBeVisible()
    expect(screen.queryByText(statementTexts.showTheFigures)).not.toBeInTheDocument()
  })

  it('says that it does not exist', async () => {
    mockCall(getStatement, errorAnswer('not_found', commonTexts.notFound))
    renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    expect(await screen.findByText(statementTexts.statementNotLoaded)).toBeVisible()
  })

  it('is saved as a PDF, and a failure is shown at the button', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    mockCall(getStatement, details())
    mockCall(getStatementPdf, errorAnswer('unavailable', 'Being maintained'))
    const user = renderScreen(`/BillingHistory?statement=${statementIds[0]}`, { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: statementTexts.pdfOf('03/02/2026') }))
    expect(await screen.findByText(commonTexts.notDownloaded)).toBeVisible()
    mockCall(getStatementPdf, new Blob(['%PDF-1.7']))
    await user.click(screen.getByRole('button', { name: statementTexts.pdfOf('03/02/2026') }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const [name, bytes] = saved.mock.calls[0] ?? []
    expect(name).toBe(commonTexts.statementPdf('4001', '2026-03-02'))
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.7')
  })
})
