import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { updatePreferences } from '#shared/contract/preferences'
import {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
} from '#shared/contract/serviceAccounts'
import { defaultPreferences } from '#shared/preferences'
import { aCustomer, allRights, aStaffMember, callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import { home, mill } from '../support/serviceAccountAnswers'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/devices'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

const maya = aCustomer()

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
    expect(screen.queryByLabelText(fiberOperationsTexts.search('service accounts'))).not.toBeInTheDocument()
  })

  it('become the default, which is selected from then on', async () => {
    play(updatePreferences, { ...defaultPreferences, crm_service_account_id: '77 Mill Road-GAS' })
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: serviceAccountTexts.setAsDefault('77 Mill Road') }))
    expect(await screen.findByText(serviceAccountTexts.willBeSelectedWheneverYou('77 Mill Road'))).toBeVisible()
    expect(callsOf(updatePreferences)[0]?.body).toEqual({ crm_service_account_id: '77 Mill Road-GAS' })
    expect(screen.getByRole('heading', { name: 'The mill Default Selected' })).toBeVisible()
  })

  it('are named, and the new name is there at once', async () => {
    play(updateNickname, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    await hands.type(await screen.findByLabelText(commonTexts.name), 'Home')
    play(listServiceAccounts, { premises: [{ ...home, nickname: 'Home' }], total_count: 1, all_count: 1 })
    await hands.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByRole('heading', { name: /^Home/ })).toBeVisible()
    expect(callsOf(updateNickname)[0]?.body).toEqual({ crm_premise_id: '12 Larkspur Lane', nickname: 'Home' })
  })

  it('keep a name that is being typed through a reload', async () => {
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    await hands.type(await screen.findByLabelText(commonTexts.name), 'Home')
    cleanup()
    const handsAfter = renderScreen('/SubAccounts', { as: maya })
    await handsAfter.click(await screen.findByRole('button', { name: 'Name 12 Larkspur Lane' }))
    expect(await screen.findByLabelText(commonTexts.name)).toHaveValue(deviceTexts.home)
  })

  it('are searched as one types once there are many, and the search stands in the address', async () => {
    play(listServiceAccounts, ({ body }) =>
      (body as { search: string }).search === 'mill'
        ? { premises: [mill], total_count: 1, all_count: 40 }
        : { premises: [home, mill], total_count: 40, all_count: 40 },
    )
    const hands = renderScreen('/SubAccounts', { as: maya })
    const box = await screen.findByLabelText(serviceAccountTexts.searchByAddressCommunityNumber)
    await hands.type(box, 'mill')
    expect(await screen.findByText('Showing 1 of 1 Results')).toBeVisible()
    expect(box).toHaveFocus()
    expect(window.location.search).toBe('?q=mill')
  })

  it('show a balance once where there are many of a bill', async () => {
    play(listServiceAccounts, { premises: [home, mill], total_count: 40, all_count: 40 })
    renderScreen('/SubAccounts', { as: maya })
    const table = within(await screen.findByRole('table', { name: serviceAccountTexts.serviceAccountsByAddress }))
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
    expect(await screen.findByText(/You don’t have any service on your login yet/)).toBeVisible()
  })

  it('fail in place', async () => {
    play(listServiceAccounts, refuse('unavailable', 'Not now.'))
    const hands = renderScreen('/SubAccounts', { as: maya })
    expect(await screen.findByText(commonTexts.couldntBeLoadedWith('Your service accounts'))).toBeVisible()
    play(listServiceAccounts, { premises: [home], total_count: 1, all_count: 1 })
    await hands.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /12 Larkspur Lane/ })).toBeVisible())
  })

  it('are explained to staff', async () => {
    const staff = aStaffMember()
    renderScreen('/SubAccounts', { as: staff })
    expect(await screen.findByText(/Staff don’t have service accounts\. Open a/)).toBeVisible()
    expect(callsOf(listServiceAccounts)).toEqual([])
  })
})

const openAdding = async (hands: ReturnType<typeof renderScreen>) => {
  await hands.click(await screen.findByRole('button', { name: serviceAccountTexts.addExistingAccount }))
  const dialog = within(await screen.findByRole('dialog', { name: serviceAccountTexts.addExistingAccount }))
  await hands.type(dialog.getByLabelText(commonTexts.billingAccountNumber), 'BA-4009')
  await hands.type(dialog.getByLabelText(/^ZIP code/), '78611')
  await hands.click(dialog.getByRole('button', { name: commonTexts.continueLabel }))
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
    await hands.type(dialog.getByLabelText(commonTexts.code), '123456')
    const before = callsOf(listServiceAccounts).length
    await hands.click(dialog.getByRole('button', { name: commonTexts.confirm }))
    expect(await screen.findByText(serviceAccountTexts.added)).toBeVisible()
    expect(callsOf(confirmAddedAccount)[0]?.body).toEqual({ ...known, otp: '123456' })
    await waitFor(() => expect(callsOf(listServiceAccounts).length).toBeGreaterThan(before))
  })

  it('that does not match says so, and what was typed stays', async () => {
    play(addAccount, refuse('not_found', serviceAccountTexts.notFound))
    const dialog = await openAdding(renderScreen('/SubAccounts', { as: maya }))
    expect(await dialog.findByText(serviceAccountTexts.notFound)).toBeInTheDocument()
    expect(dialog.getByLabelText(commonTexts.billingAccountNumber)).toHaveValue('BA-4009')
  })

  it('that is linked to somebody is asked for', async () => {
    play(addAccount, { status: 'held', requested_at: null })
    play(requestAccountAccess, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    const dialog = await openAdding(hands)
    await hands.click(await dialog.findByRole('button', { name: serviceAccountTexts.requestAccess }))
    expect(await screen.findByText(serviceAccountTexts.asked)).toBeVisible()
    expect(callsOf(requestAccountAccess)[0]?.body).toEqual(known)
  })

  it('that was added is removed after a question; one’s own cannot be', async () => {
    const added = { ...mill, bills: mill.bills.map((bill) => ({ ...bill, is_added: true })) }
    play(listServiceAccounts, { premises: [home, added], total_count: 2, all_count: 2 })
    play(removeAddedAccount, null)
    const hands = renderScreen('/SubAccounts', { as: maya })
    await hands.click(
      await screen.findByRole('button', { name: serviceAccountTexts.removeFromMyLogin('77 Mill Road') }),
    )
    expect(
      screen.queryByRole('button', { name: serviceAccountTexts.removeFromMyLogin('12 Larkspur Lane') }),
    ).not.toBeInTheDocument()
    const dialog = within(
      await screen.findByRole('dialog', { name: serviceAccountTexts.removeFromYourLogin('The mill') }),
    )
    expect(callsOf(removeAddedAccount)).toEqual([])
    await hands.click(dialog.getByRole('button', { name: commonTexts.remove }))
    expect(await screen.findByText(serviceAccountTexts.removed)).toBeVisible()
  })
})
