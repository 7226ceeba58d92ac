import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getFirstView, getUserDetails } from '#shared/contract/customers/customers'
import { getPreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { listLines } from '#shared/contract/services/voip'
import { getAppData } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import { successEnvelope } from '#shared/http/errors'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import * as voipTexts from '#shared/texts/services/voip'
import { applyFirstView } from '../../../renderer/app/firstView'
import { storeSession } from '../../../renderer/session/storedSession'
import { owes } from '../../support/answers/paymentAnswers'
import { withServices } from '../../support/answers/voipAnswers'
import {
  aCustomer,
  allRights,
  aSession,
  ignoreOtherCalls,
  mockCall,
  mockSignedInUser,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const accountId = customer.user_accounts[0]?.crm_service_account_id ?? ''

/** The page's early request has been answered before the portal's code runs. */
async function answerEarly(answer: unknown): Promise<void> {
  mockSignedInUser(customer)
  mockCall(viewBalance, owes)
  storeSession(aSession(customer.email_id), { keepSignedIn: false }, null)
  window.portalFirstView = Promise.resolve(answer)
  await applyFirstView()
}

const answerFor = (user = customer) =>
  z.encode(successEnvelope(getFirstView.response), {
    data: {
      user_details: user,
      app_features: allRights,
      preferences: defaultPreferences,
      balance: { crm_service_account_id: accountId, account_balance: owes },
      account_details: null,
    },
    messages: [],
    'is-success': true,
  })

const ownCalls = [getUserDetails, getAppData, getPreferences, viewBalance]

describe('the answer to the page’s early request', () => {
  it('shows the balance without another call for the user, their rights, preferences or balance', async () => {
    await answerEarly(answerFor())
    renderScreen('/')
    expect(await screen.findByText(paymentTexts.owesLead.own)).toBeVisible()
    expect(ownCalls.flatMap(requestsOf)).toEqual([])
  })

  it('is ignored if it is about another user', async () => {
    await answerEarly(answerFor(aCustomer({ email_id: 'other@example.com' })))
    renderScreen('/')
    expect(await screen.findByText(paymentTexts.owesLead.own)).toBeVisible()
    expect(ownCalls.map((call) => requestsOf(call).length)).toEqual([1, 1, 1, 1])
  })

  it('shows a page about another service than the one that was selected before the page was loaded again', async () => {
    const maya = withServices('TV', 'VOIP')
    const [premiseId, serviceAccountId] = ['12 Larkspur Lane', '12 Larkspur Lane-TV']
    sessionStorage.setItem(
      `selection:${maya.user_id}`,
      JSON.stringify({ customerNumber: null, premiseId, serviceAccountId }),
    )
    ignoreOtherCalls()
    mockCall(listLines, [])
    await answerEarly(answerFor(maya))
    renderScreen('/voipCustomer')
    expect(await screen.findByText(voipTexts.noLine)).toBeVisible()
    expect(screen.getByRole('radio', { name: serviceTexts.serviceLabels.VOIP })).toBeChecked()
  })

  it('is replaced by the screens’ own calls if it is missing', async () => {
    await answerEarly(null)
    renderScreen('/')
    expect(await screen.findByText(paymentTexts.owesLead.own)).toBeVisible()
    expect(ownCalls.map((call) => requestsOf(call).length)).toEqual([1, 1, 1, 1])
  })
})
