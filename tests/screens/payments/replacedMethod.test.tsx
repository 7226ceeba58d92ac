import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  type PaymentProfile,
  updateAutopay,
} from '#shared/contract/payments/payments'
import { cardSavedCloseMs, postbackFrameCheckMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as accountAlertTexts from '#shared/texts/customers/accountAlerts'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { writePostback } from '../../../renderer/platform/postbackCookie'
import { bank, visa } from '../../support/answers/paymentAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const expired = {
  ...visa,
  token: 'tok_old',
  'credit-card-expiry-date': { month: 3, year: 2025 },
  'autopay-billing-groups': ['group-4001'],
}
const fresh = { ...visa, token: 'tok_new', 'profile-account-number': '****4242' }

/** Saves a new card as a replacement, up to the question of what to do with the old one. */
async function saveReplacement({ old = expired, by = fresh, others = [] as PaymentProfile[] } = {}) {
  startTestTime()
  mockCall(listPaymentProfiles, [old, ...others])
  mockCall(getAutopay, { autopay_enabled: true, token: 'tok_old', next_date: null })
  mockCall(createPaymentLink, { 'payment-url': 'https://pay.example/1' })
  const user = renderScreen('/managePayment', { as: aCustomer() })
  await user.click(await screen.findByRole('button', { name: commonTexts.replaceItem('Visa ending in 1111') }))
  const dialog = within(await screen.findByRole('dialog', { name: commonTexts.replaceItem('Visa ending in 1111') }))
  await user.click(dialog.getByRole('button', { name: 'Proceed to Add Payment Method' }))
  const frame = await dialog.findByTitle(paymentMethodTexts.providerPageTitle('Credit Card'))
  mockCall(listPaymentProfiles, [old, ...others, by])
  writePostback({ Token: 'tok_new' })
  fireEvent.load(frame)
  await passTime(postbackFrameCheckMs)
  await passTime(cardSavedCloseMs)
  return user
}

/** Mocks the removal of the old card. */
function mockRemoval(left: PaymentProfile[]): void {
  mockCall(deletePaymentProfile, () => {
    mockCall(listPaymentProfiles, left)
    return null
  })
}

// Animations never end in tests. The closing dialog still hides this one from role queries, so it is found by its
// texts.
const choice = (text: string) => screen.findByText(text)
const itemsAfter = (text: string) =>
  [...(screen.getByText(text).nextElementSibling?.children ?? [])].map((item) => item.textContent)

describe('an expired card', () => {
  it('that autopay uses is named in a warning, with a link to its replacement', async () => {
    mockCall(listPaymentProfiles, [expired])
    mockCall(getAutopay, { autopay_enabled: true, token: expired.token, next_date: null })
    renderScreen('/managePayment', { as: aCustomer() })
    expect(await screen.findByText(autopayTexts.usedCardExpired('Visa ending in 1111', '03/2025'))).toBeVisible()
    expect(screen.getByRole('link', { name: accountAlertTexts.updateCard })).toHaveAttribute(
      'href',
      `/managePayment?replace=${expired.token}`,
    )
  })

  it('is named from the first step of its replacement', async () => {
    mockCall(listPaymentProfiles, [{ ...expired, type: 'AMEX', 'profile-account-number': '****0005' }])
    const user = renderScreen('/managePayment', { as: aCustomer() })
    await user.click(
      await screen.findByRole('button', { name: commonTexts.replaceItem('American Express ending in 0005') }),
    )
    expect(
      await screen.findByRole('dialog', { name: commonTexts.replaceItem('American Express ending in 0005') }),
    ).toBeInTheDocument()
  })

  it('is replaced by a new one, which takes over autopay before the old one is removed', async () => {
    const user = await saveReplacement()
    expect(await screen.findByText(paymentMethodTexts.isSaved('Visa ending in 4242'))).toBeInTheDocument()
    mockCall(updateAutopay, { autopay_enabled: true, token: 'tok_new', next_date: null })
    mockRemoval([fresh])
    await user.click(await choice(paymentMethodTexts.moveAndRemove))
    await waitFor(() => expect(requestsOf(deletePaymentProfile)).toHaveLength(1))
    expect(requestsOf(updateAutopay)[0]?.query).toMatchObject({ crm_billing_group_id: 'group-4001', token: 'tok_new' })
    expect(requestsOf(deletePaymentProfile)[0]?.query).toMatchObject({ token: 'tok_old' })
  })

  it('stays if autopay can’t be moved to its replacement, and the reason is shown', async () => {
    const user = await saveReplacement()
    mockCall(updateAutopay, errorAnswer('invalid_input', autopayTexts.autopayCardExpired))
    await user.click(await choice(paymentMethodTexts.moveAndRemove))
    expect(await screen.findByText(autopayTexts.autopayNotMoved(false))).toBeInTheDocument()
    expect(itemsAfter(autopayTexts.autopayMoveFailed)).toEqual([
      `Fiber at 12 Larkspur Lane: ${autopayTexts.autopayCardExpired}`,
    ])
    expect(screen.getByText(autopayTexts.oldMethodStaysSaved('Visa ending in 1111'))).toBeInTheDocument()
    expect(requestsOf(deletePaymentProfile)).toEqual([])
  })

  it('stays while autopay of some accounts still uses it, which are named and can be retried', async () => {
    const old = { ...expired, 'autopay-billing-groups': ['group-4001', 'group-4002', 'group-4003'] }
    const user = await saveReplacement({ old })
    mockCall(updateAutopay, ({ query }) => {
      if (query['crm_billing_group_id'] === 'group-4002') return errorAnswer('unavailable', 'Not now.')
      mockCall(listPaymentProfiles, [{ ...old, 'autopay-billing-groups': ['group-4002'] }, fresh])
      return { autopay_enabled: true, token: 'tok_new', next_date: null }
    })
    await user.click(await choice(paymentMethodTexts.moveAndRemove))
    expect(await screen.findByText(autopayTexts.autopayNotMoved(true))).toBeInTheDocument()
    expect(itemsAfter(autopayTexts.autopayMoved('Visa ending in 4242'))).toEqual([
      'Fiber at 12 Larkspur Lane',
      'Gas at 77 Mill Road',
    ])
    expect(itemsAfter(autopayTexts.autopayMoveFailed)).toEqual(['Gas at 12 Larkspur Lane: Not now.'])
    expect(requestsOf(deletePaymentProfile)).toEqual([])

    mockCall(updateAutopay, { autopay_enabled: true, token: 'tok_new', next_date: null })
    mockRemoval([fresh])
    await user.click(await choice(commonTexts.tryAgain))
    await waitFor(() => expect(requestsOf(deletePaymentProfile)).toHaveLength(1))
    expect(requestsOf(updateAutopay).map(({ query }) => query['crm_billing_group_id'])).toEqual([
      'group-4001',
      'group-4002',
      'group-4003',
      'group-4002',
    ])
  })

  it('can’t be replaced by another expired card', async () => {
    const user = await saveReplacement({ by: { ...fresh, 'credit-card-expiry-date': { month: 1, year: 2026 } } })
    expect(
      await screen.findByText(
        paymentMethodTexts.replacementExpired('Visa ending in 4242', '01/2026', 'Visa ending in 1111'),
      ),
    ).toBeInTheDocument()
    expect(screen.queryByText(paymentMethodTexts.moveAndRemove)).not.toBeInTheDocument()
    // The dialog that added the card is still closing and has a button with the same name.
    await user.click(screen.getAllByText(commonTexts.close).at(-1) ?? document.body)
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(requestsOf(updateAutopay)).toEqual([])
    expect(requestsOf(deletePaymentProfile)).toEqual([])
  })

  it('can be kept next to its replacement, and its Replace button gets the focus back', async () => {
    const user = await saveReplacement()
    await user.click(await choice(paymentMethodTexts.keepBoth))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(requestsOf(updateAutopay)).toEqual([])
    expect(requestsOf(deletePaymentProfile)).toEqual([])
    expect(screen.getByRole('button', { name: commonTexts.replaceItem('Visa ending in 1111') })).toHaveFocus()
  })
})

describe('after an expired card was replaced, the focus', () => {
  async function replace(others: PaymentProfile[]) {
    const user = await saveReplacement({ old: { ...expired, 'autopay-billing-groups': [] }, others })
    mockRemoval([...others, fresh])
    await user.click(await choice(commonTexts.remove))
    await waitFor(() => expect(window.location.search).toBe(''))
  }

  it('is on the next method', async () => {
    await replace([bank])
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete .*6789$/ })).toHaveFocus())
  })

  it('is on the heading of the list when there was no other method', async () => {
    await replace([])
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: paymentMethodTexts.savedPaymentMethods })).toHaveFocus(),
    )
  })
})
