import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updatePreferences } from '#shared/contract/preferences'
import { listPaymentProfiles, payOnce, resolveOneTimePayment } from '#shared/contract/payments'
import {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
  type ServicePremise,
} from '#shared/contract/serviceAccounts'
import { addAccountTexts } from '#shared/accountTexts'
import { listScheduledPayments } from '#shared/contract/scheduledPayments'
import { usualPreferences } from '#shared/preferences'
import { onTopText } from '../../renderer/ui/payments/plannedTexts'
import { bank, declined, visa } from '../support/paymentAnswers'
import { aCustomer, allRights, callsOf, offline, play, refuse, renderScreen } from '../support/renderScreen'

const maya = aCustomer()

const premise = (street: string, nickname = ''): ServicePremise => ({
  crm_premise_id: street,
  street_address: street,
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
  community_name: 'Orchard Row',
  nickname,
  bills: [
    {
      crm_billing_account_number: '4001',
      crm_customer_number: 'customer-1',
      is_added: false,
      crm_billing_group_id: 'group-4001',
      service_group: 'FIBER',
      balance: 11_080,
      due_date: '2026-03-22',
      autopay_enabled: true,
      paperless: true,
      status: 'active',
      services: [
        {
          crm_service_account_id: `${street}-FIBER`,
          crm_service_account_number: `number-${street}`,
          service_type_code: 'FIBER',
          status: 'active',
          started_on: '2024-01-15',
        },
      ],
    },
  ],
})

const home = premise('12 Larkspur Lane')
const mill = premise('77 Mill Road', 'The mill')

beforeEach(() => play(listServiceAccounts, { premises: [home, mill], total_count: 2, all_count: 2 }))

describe('the service accounts', () => {
  it('stand by address with their numbers, balance, autopay and paper', async () => {
    renderScreen('/SubAccounts', { as: maya })
    const card = within(
      (await screen.findByRole('heading', { name: /^12 Larkspur Lane/ })).closest('li') as HTMLElement,
    )
    expect(card.getByText('number-12 Larkspur Lane')).toBeVisible()
    expect(card.getByText('$110.80')).toBeVisible()
    expect(card.getByText('Autopay on · Paperless')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The mill' })).toBeVisible()
    expect(screen.queryByLabelText('Search service accounts')).not.toBeInTheDocument()
  })

  it('become the default, which is selected from then on', async () => {
    play(updatePreferences, { ...usualPreferences, crm_service_account_id: '77 Mill Road-GAS' })
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Set 77 Mill Road as default' }))
    expect(await screen.findByText('77 Mill Road is now selected whenever you sign in.')).toBeVisible()
    expect(callsOf(updatePreferences)[0]?.body).toEqual({ crm_service_account_id: '77 Mill Road-GAS' })
    expect(screen.getByRole('heading', { name: 'The mill Default Selected' })).toBeVisible()
  })

  it('are named, and the new name is there at once', async () => {
    play(updateNickname, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    await hands.type(await screen.findByLabelText('Name'), 'Home')
    play(listServiceAccounts, { premises: [{ ...home, nickname: 'Home' }], total_count: 1, all_count: 1 })
    await hands.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: /^Home/ })).toBeVisible()
    expect(callsOf(updateNickname)[0]?.body).toEqual({ crm_premise_id: '12 Larkspur Lane', nickname: 'Home' })
  })

  it('keep a name that is being typed through a reload', async () => {
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    await hands.type(await screen.findByLabelText('Name'), 'Home')
    cleanup()
    const handsAfter = renderScreen('/SubAccounts', { as: maya })
    await handsAfter.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Home')
  })

  it('are searched as one types once there are many, and the search stands in the address', async () => {
    play(listServiceAccounts, ({ body }) =>
      (body as { search: string }).search === 'mill'
        ? { premises: [mill], total_count: 1, all_count: 40 }
        : { premises: [home, mill], total_count: 40, all_count: 40 },
    )
    const hands = renderScreen('/SubAccounts', { as: maya })
    const box = await screen.findByLabelText('Search by address, community, number or name')
    await hands.type(box, 'mill')
    expect(await screen.findByText('Showing 1 of 1 Results')).toBeVisible()
    expect(box).toHaveFocus()
    expect(window.location.search).toBe('?q=mill')
  })

  it('show a balance once where there are many of a bill', async () => {
    play(listServiceAccounts, { premises: [home, mill], total_count: 40, all_count: 40 })
    renderScreen('/SubAccounts', { as: maya })
    const table = within(await screen.findByRole('table', { name: 'Service accounts by address' }))
    const [, first, second] = table.getAllByRole('row')
    expect(first).toHaveTextContent('$110.80Bill 4001')
    expect(second).toHaveTextContent('On bill 4001')
    expect(second).not.toHaveTextContent('$110.80')
  })

  it('cannot be changed without the right to', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/SubAccounts', { as: maya, rights })
    await screen.findByRole('heading', { name: 'The mill' })
    expect(screen.queryByRole('button', { name: /default|Name/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Pay 4001' })).not.toBeInTheDocument()
  })

  it('say what to do when there are none, and when they cannot be loaded', async () => {
    play(listServiceAccounts, { premises: [], total_count: 0, all_count: 0 })
    renderScreen('/SubAccounts', { as: { ...maya, user_accounts: [], user_address_details: [] } })
    expect(await screen.findByText(/There is no service on your sign-in yet/)).toBeVisible()
  })

  it('fail in place', async () => {
    play(listServiceAccounts, refuse('unavailable', 'Not now.'))
    const hands = renderScreen('/SubAccounts', { as: maya })
    expect(await screen.findByText('Your service accounts could not be loaded.')).toBeVisible()
    play(listServiceAccounts, { premises: [home], total_count: 1, all_count: 1 })
    await hands.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /12 Larkspur Lane/ })).toBeVisible())
  })

  it('are explained to staff', async () => {
    const staff = aCustomer({ userTypeCode: 'CENTRIC', user_accounts: [], user_address_details: [] })
    renderScreen('/SubAccounts', { as: staff })
    expect(await screen.findByText(/Staff have no service accounts of their own/)).toBeVisible()
    expect(callsOf(listServiceAccounts)).toEqual([])
  })
})

const openAdding = async (hands: ReturnType<typeof renderScreen>) => {
  await hands.click(await screen.findByRole('button', { name: 'Add existing account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add existing account' }))
  await hands.type(dialog.getByLabelText('Billing account number'), 'BA-4009')
  await hands.type(dialog.getByLabelText(/^ZIP code/), '78611')
  await hands.click(dialog.getByRole('button', { name: 'Continue' }))
  return dialog
}

describe('an account of somebody else', () => {
  const known = { crm_billing_account_number: 'BA-4009', zip_or_last_name: '78611' }

  it('is added with the code that was sent to the address on file', async () => {
    play(addAccount, { status: 'code_sent', sent_to: 'o•••@demo.example' })
    play(confirmAddedAccount, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    const dialog = await openAdding(hands)
    expect(await dialog.findByText('o•••@demo.example')).toBeInTheDocument()
    await hands.type(dialog.getByLabelText('Code'), '123456')
    const before = callsOf(listServiceAccounts).length
    await hands.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(addAccountTexts.added)).toBeVisible()
    expect(callsOf(confirmAddedAccount)[0]?.body).toEqual({ ...known, otp: '123456' })
    await waitFor(() => expect(callsOf(listServiceAccounts).length).toBeGreaterThan(before))
  })

  it('that does not match says so, and what was typed stays', async () => {
    play(addAccount, refuse('not_found', addAccountTexts.notFound))
    const dialog = await openAdding(renderScreen('/SubAccounts', { as: maya }))
    expect(await dialog.findByText(addAccountTexts.notFound)).toBeInTheDocument()
    expect(dialog.getByLabelText('Billing account number')).toHaveValue('BA-4009')
  })

  it('that is linked to somebody is asked for', async () => {
    play(addAccount, { status: 'held', requested_at: null })
    play(requestAccountAccess, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    const dialog = await openAdding(hands)
    await hands.click(await dialog.findByRole('button', { name: 'Request access' }))
    expect(await screen.findByText(addAccountTexts.asked)).toBeVisible()
    expect(callsOf(requestAccountAccess)[0]?.body).toEqual(known)
  })

  it('that was added is removed after a question; one’s own cannot be', async () => {
    const added = { ...mill, bills: mill.bills.map((bill) => ({ ...bill, is_added: true })) }
    play(listServiceAccounts, { premises: [home, added], total_count: 2, all_count: 2 })
    play(removeAddedAccount, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Remove 77 Mill Road from my login' }))
    expect(screen.queryByRole('button', { name: 'Remove 12 Larkspur Lane from my login' })).not.toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove The mill from your login' }))
    expect(callsOf(removeAddedAccount)).toEqual([])
    await hands.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(addAccountTexts.removed)).toBeVisible()
  })
})

describe('several bills', () => {
  const billed = (place: ServicePremise, number: string, balance: number): ServicePremise => ({
    ...place,
    bills: place.bills.map((bill) => ({ ...bill, crm_billing_account_number: number, balance })),
  })

  /** Opens "Pay selected" for two accounts. */
  async function paySelected() {
    const premises = [billed(home, '4001', 11_080), billed(mill, '4003', 4342)]
    play(listServiceAccounts, { premises, total_count: 2, all_count: 2 })
    play(listPaymentProfiles, [visa])
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('checkbox', { name: 'Choose 4001 to be paid' }))
    await hands.click(screen.getByRole('checkbox', { name: 'Choose 4003 to be paid' }))
    await hands.click(screen.getByRole('button', { name: 'Pay selected' }))
    return { hands, dialog: within(await screen.findByRole('dialog', { name: 'Pay 2 accounts' })) }
  }

  it('are paid with one method: a payment each in their order, under a key of its own, with what came of it', async () => {
    const [fiber] = maya.user_accounts
    if (!fiber) throw new Error('Nothing is billed')
    const tv = { ...fiber, service_type_code: 'TV' as const, crm_service_account_id: 'tv' }
    const premises = [billed(home, '4001', 11_080), billed(mill, '4003', 4342)]
    play(listServiceAccounts, { premises, total_count: 2, all_count: 2 })
    play(listPaymentProfiles, [visa])
    play(payOnce, ({ body }) => {
      const { 'billing-account-number': number, amount } = body as { 'billing-account-number': string; amount: number }
      const isDeclined = number === '4003'
      return {
        'payment-status': isDeclined ? ('DECLINED' as const) : ('ACCEPTED' as const),
        'confirmation-number': `CN-${number}`,
        amount: Math.round(amount * 100),
        fee: 0,
        reason: isDeclined ? 'Not enough money' : '',
      }
    })
    const hands = renderScreen('/SubAccounts', { as: aCustomer({ user_accounts: [...maya.user_accounts, tv] }) })
    await hands.click(await screen.findByRole('checkbox', { name: 'Choose 4001 to be paid' }))
    await hands.click(screen.getByRole('checkbox', { name: 'Choose 4003 to be paid' }))
    expect(screen.getByText('$154.22').closest('p')).toHaveTextContent('2 accounts chosen, $154.22 owed, before fees')
    await hands.click(screen.getByRole('button', { name: 'Pay selected' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 2 accounts' }))
    expect(await dialog.findByText('Fiber and TV at 12 Larkspur Lane')).toBeInTheDocument()
    const inAll = '$154.22 owed, plus $3.86 in fees for Visa ending in 1111: $158.08 total.'
    expect(await dialog.findByText(inAll)).toBeInTheDocument()
    await hands.click(await dialog.findByRole('button', { name: 'Pay $158.08' }))
    expect(await dialog.findByText('Paid. Confirmation number CN-4001')).toBeInTheDocument()
    expect(await dialog.findByText(/The bank declined .*\. Not enough money\./)).toBeInTheDocument()
    const paid = callsOf(payOnce)
    expect(paid.map(({ body }) => (body as Record<string, unknown>)['billing-account-number'])).toEqual([
      '4001',
      '4003',
    ])
    expect(new Set(paid.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
    expect(paid[0]?.headers['Idempotency-Key']).toBeTruthy()
    expect(await screen.findByRole('dialog', { name: '1 of 2 accounts paid' })).toBeInTheDocument()
    // Behind the dialog, only what is still owed is chosen.
    expect(screen.getByText('1 account chosen', { exact: false })).toHaveTextContent(
      '1 account chosen, $43.42 owed, before fees',
    )
    // What was declined can be tried once more; what was paid is not paid again.
    expect(dialog.getByRole('button', { name: /^Pay \$4/ })).toBeInTheDocument()
  })

  it('cannot be paid without a connection', async () => {
    play(listServiceAccounts, { premises: [billed(home, '4001', 11_080)], total_count: 1, all_count: 1 })
    play(listPaymentProfiles, [visa, bank])
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('checkbox', { name: 'Choose 4001 to be paid' }))
    await hands.click(screen.getByRole('button', { name: 'Pay selected' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 1 account' }))
    // The method without a fee is selected.
    expect(await dialog.findByRole('button', { name: 'Pay $110.80' })).toBeEnabled()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(dialog.getByRole('button', { name: 'Pay $110.80' })).toBeDisabled()
    expect(dialog.getByText('You’re offline. You can pay once you’re back online.')).toBeInTheDocument()
  })

  it('wait until the outcome of an earlier payment of one of them is known', async () => {
    play(listServiceAccounts, { premises: [billed(home, '4001', 11_080)], total_count: 1, all_count: 1 })
    play(listPaymentProfiles, [visa])
    play(payOnce, offline)
    play(resolveOneTimePayment, refuse('not_allowed', 'Not allowed.'))
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('checkbox', { name: 'Choose 4001 to be paid' }))
    await hands.click(screen.getByRole('button', { name: 'Pay selected' }))
    await hands.click(await screen.findByRole('button', { name: 'Pay $113.57' }))
    expect(await screen.findByText('We don’t know yet whether this payment went through.')).toBeInTheDocument()
    await hands.keyboard('{Escape}')

    await hands.click(await screen.findByRole('checkbox', { name: 'Choose 4001 to be paid' }))
    await hands.click(await screen.findByRole('button', { name: 'Pay selected' }))
    expect(
      await screen.findByText('You can pay here once we know what became of the earlier payment.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pay $113.57' })).toBeDisabled()
    play(resolveOneTimePayment, { payment: null })
    await hands.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^We didn’t receive your payment of \$110\.80/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pay $113.57' })).toBeEnabled()
  })

  it('that were not tried after a declined payment say so, and that nothing was charged', async () => {
    play(payOnce, declined)
    const { hands, dialog } = await paySelected()
    await hands.click(await dialog.findByRole('button', { name: /^Pay \$/ }))
    expect(await dialog.findByText('Not tried. Nothing was charged.')).toBeInTheDocument()
    expect(callsOf(payOnce)).toHaveLength(1)
  })

  it('that were not tried after a payment never arrived say so, too', async () => {
    play(payOnce, offline)
    play(resolveOneTimePayment, { payment: null })
    const { hands, dialog } = await paySelected()
    await hands.click(await dialog.findByRole('button', { name: /^Pay \$/ }))
    expect(await dialog.findByText(/^We didn’t receive this payment/)).toBeInTheDocument()
    expect(dialog.getByText('Not tried. Nothing was charged.')).toBeInTheDocument()
  })

  it('are shown with the payment that is already scheduled for one of them', async () => {
    play(listScheduledPayments, [
      {
        scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
        status: 'scheduled',
        pay_on: '2999-12-20',
        amount: 666,
        fee: 0,
        payment_token: 'tok_visa',
        method_type: 'VISA',
        method_last4: '1111',
        created_date: '2026-03-01T15:00:00.000Z',
        crm_billing_account_number: '4003',
        service_type_code: 'GAS',
      },
    ])
    const { dialog } = await paySelected()
    const mentioned = await dialog.findByText(onTopText({ amount: 666, pay_on: '2999-12-20' }, '2026-03-01'))
    expect(mentioned.closest('li')).toHaveTextContent('4003')
  })
})
