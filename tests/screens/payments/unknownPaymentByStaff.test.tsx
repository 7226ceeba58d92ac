import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCustomerOverview, getUserDetails, listRecentCustomers } from '#shared/contract/customers/customers'
import { listPaymentProfiles, payOnce, resolveOneTimePayment, viewBalance } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as paymentTexts from '#shared/texts/payments/payments'
import { clearSession, storeSession } from '../../../renderer/session/storedSession'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { owes, visa } from '../../support/answers/paymentAnswers'
import { payWithVisa } from '../../support/screens/openPayment'
import {
  aSession,
  aStaffMember,
  errorAnswer,
  goTo,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const clerk = (id: string, email: string) => aStaffMember({ user_id: id, email_id: email })
const imani = clerk('22222222-2222-4222-8222-222222222222', 'imani@demo.example')
const percy = clerk('33333333-3333-4333-8333-333333333333', 'percy@demo.example')

async function openPaymentOfMaya(user: ReturnType<typeof renderScreen>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
  await screen.findByRole('region', { name: commonTexts.customer })
  goTo('/payment')
  await screen.findByRole('heading', { name: pageTexts.makeAPayment, level: 1 })
}

describe('a payment by staff whose response was lost', () => {
  it('is looked up for the agent who sent it, not for the next colleague who signs in', async () => {
    sessionStorage.clear()
    startTestTime()
    mockCall(listRecentCustomers, [aFoundCustomer()])
    mockCall(getCustomerOverview, anOverview())
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, [visa])
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, errorAnswer('unexpected', commonTexts.unexpected))
    const user = renderScreen('/', { as: imani })
    await openPaymentOfMaya(user)
    await screen.findByText(/owe/)
    await user.clear(screen.getByLabelText(commonTexts.amount))
    await user.type(screen.getByLabelText(commonTexts.amount), '50')
    await payWithVisa(user)
    // The review polls first and then the notice on the page, for fifteen seconds each.
    await passTime(40_000)
    expect(
      await screen.findByText(paymentTexts.ownPaymentUnknown('$50.00 with Visa ending in 1111', ''), { exact: false }),
    ).toBeInTheDocument()
    const lookUps = requestsOf(resolveOneTimePayment).length

    mockCall(getUserDetails, percy)
    act(() => {
      clearSession('choice')
      goTo('/')
      storeSession(aSession(percy.email_id), { keepSignedIn: false }, null)
    })
    await openPaymentOfMaya(user)
    await passTime(20_000)
    expect(
      screen.queryByText(paymentTexts.ownPaymentUnknown('$50.00 with Visa ending in 1111', ''), { exact: false }),
    ).not.toBeInTheDocument()
    await waitFor(() => expect(requestsOf(resolveOneTimePayment)).toHaveLength(lookUps))
  })
})
