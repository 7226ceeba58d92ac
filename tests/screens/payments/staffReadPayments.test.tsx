import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { listPayments, viewBalance } from '#shared/contract/payments/payments'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { anOverview } from '../../support/answers/customerAnswers'
import { owes, payment } from '../../support/answers/paymentAnswers'
import { aStaffMember, errorAnswer, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()

function openFor(address: string) {
  const opened = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
  sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(opened))
  return renderScreen(address, { as: imani })
}

const readByYou = /\byou(r|rs)?\b/i

beforeEach(() => {
  mockCall(getCustomerOverview, anOverview())
})

describe('staff who read a customer’s payments', () => {
  it('don’t read that their own payments could not be loaded', async () => {
    mockCall(listPayments, errorAnswer('unavailable', 'The service is being maintained.'))
    openFor('/paymentHistory')
    const failure = await screen.findByText(paymentHistoryTexts.paymentsNotLoaded)
    expect(failure.closest('section, [role="alert"], div')).not.toHaveTextContent(readByYou)
  })

  it('read what the account owes, not that they owe it', async () => {
    mockCall(viewBalance, owes)
    openFor('/payment')
    expect(await screen.findByText(paymentTexts.owesLead.theirs)).toBeVisible()
    expect(screen.queryByText(paymentTexts.owesLead.own)).toBeNull()
  })

  it.each(['posted', 'pending', 'declined', 'failed', 'returned', 'refunded'] as const)(
    'see a receipt for a payment that is %s, which does not say that it is theirs',
    async (status) => {
      mockCall(listPayments, { payments: [{ ...payment, status }], total_count: 1, paid_this_year: 0 })
      openFor(`/paymentSuccess?confirmation=${payment.confirmation_number}`)
      const heading = await screen.findByRole('heading', { name: /payment (went|is|was|did|with)/ })
      expect(heading).not.toHaveTextContent(readByYou)
    },
  )
})
