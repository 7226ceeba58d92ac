import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { updatePreferences } from '#shared/contract/customers/preferences'
import {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
} from '#shared/contract/services/serviceAccounts'
import { defaultPreferences } from '#shared/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { home, mill } from '../../support/answers/serviceAccountAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()

beforeEach(() => mockCall(listServiceAccounts, { premises: [home, mill], total_count: 2, all_count: 2 }))

describe('the service accounts', () => {
  it('are listed by address with their numbers, balance, autopay and paperless billing', async () => {
    renderScreen('/SubAccounts', { as: maya })
    const card = within(
      (await screen.findByRole('heading', { name: /^12 Larkspur Lane/ })).closest('li') as HTMLElement,
    )
    expect(card.getByText('number-12 Larkspur Lane')).toBeVisible()
    expect(card.getByText('$110.80')).toBeVisible()
    expect(card.getByText(serviceAccountTexts.billSettings(true, true, false))).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The mill' })).toBeVisible()
    expect(screen.queryByLabelText(serviceAccountTexts.searchPlaceholder)).not.toBeInTheDocument()
  })

  it('can be set as the default, which is selected from then on', async () => {
    mockCall(updatePreferences, { ...defaultPreferences, crm_service_account_id: '77 Mill Road-GAS' })
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('button', { name: serviceAccountTexts.setAsDefault('77 Mill Road') }))
    expect(await screen.findByText(serviceAccountTexts.defaultEffect('77 Mill Road'))).toBeVisible()
    expect(requestsOf(updatePreferences)[0]?.body).toEqual({ crm_service_account_id: '77 Mill Road-GAS' })
    expect(
      screen.getByRole('heading', {
        name: `The mill ${serviceAccountTexts.defaultLabel} ${commonTexts.selectedLabel}`,
      }),
    ).toBeVisible()
  })

  it('can get a nickname, which is shown immediately', async () => {
    mockCall(updateNickname, null)
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('button', { name: commonTexts.nameItem('12 Larkspur Lane') }))
    await user.type(await screen.findByLabelText(commonTexts.name), 'Home')
    mockCall(listServiceAccounts, { premises: [{ ...home, nickname: 'Home' }], total_count: 1, all_count: 1 })
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByRole('heading', { name: /^Home/ })).toBeVisible()
    expect(requestsOf(updateNickname)[0]?.body).toEqual({ crm_premise_id: '12 Larkspur Lane', nickname: 'Home' })
  })

  it('keep a nickname that is being typed over a reload of the data', async () => {
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('button', { name: commonTexts.nameItem('12 Larkspur Lane') }))
    await user.type(await screen.findByLabelText(commonTexts.name), 'Home')
    cleanup()
    const handsAfter = renderScreen('/SubAccounts', { as: maya })
    await handsAfter.click(await screen.findByRole('button', { name: commonTexts.nameItem('12 Larkspur Lane') }))
    expect(await screen.findByLabelText(commonTexts.name)).toHaveValue('Home')
  })

  it('are searched while the user types if there are many, with the search in the URL', async () => {
    mockCall(listServiceAccounts, ({ body }) =>
      (body as { search: string }).search === 'mill'
        ? { premises: [mill], total_count: 1, all_count: 40 }
        : { premises: [home, mill], total_count: 40, all_count: 40 },
    )
    const user = renderScreen('/SubAccounts', { as: maya })
    const box = await screen.findByLabelText(serviceAccountTexts.searchPlaceholder)
    await user.type(box, 'mill')
    expect(await screen.findByText(commonTexts.resultsShown(1, 1))).toBeVisible()
    expect(box).toHaveFocus()
    expect(window.location.search).toBe('?q=mill')
  })

  it('show the balance once for several accounts of a bill', async () => {
    mockCall(listServiceAccounts, { premises: [home, mill], total_count: 40, all_count: 40 })
    renderScreen('/SubAccounts', { as: maya })
    const table = within(await screen.findByRole('table', { name: serviceAccountTexts.accountsCaption }))
    const [, first, second] = table.getAllByRole('row')
    expect(first).toHaveTextContent('$110.80Bill 4001')
    expect(second).toHaveTextContent(serviceAccountTexts.onBill('4001'))
    expect(second).not.toHaveTextContent('$110.80')
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/SubAccounts', { as: maya, rights })
    await screen.findByRole('heading', { name: 'The mill' })
    for (const name of [serviceAccountTexts.setAsDefault('77 Mill Road'), commonTexts.nameItem('12 Larkspur Lane')]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('link', { name: commonTexts.payItem('4001') })).not.toBeInTheDocument()
  })

  it('explain an empty list and a failure to load', async () => {
    mockCall(listServiceAccounts, { premises: [], total_count: 0, all_count: 0 })
    renderScreen('/SubAccounts', { as: { ...maya, user_accounts: [], user_address_details: [] } })
    expect(await screen.findByText(ownText(commonTexts.noService))).toBeVisible()
  })

  it('show a failed change in place', async () => {
    mockCall(listServiceAccounts, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/SubAccounts', { as: maya })
    expect(await screen.findByText(serviceAccountTexts.ownServicesNotLoaded)).toBeVisible()
    mockCall(listServiceAccounts, { premises: [home], total_count: 1, all_count: 1 })
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /12 Larkspur Lane/ })).toBeVisible())
  })

  it('are explained to staff', async () => {
    const staff = aStaffMember()
    renderScreen('/SubAccounts', { as: staff })
    expect(await screen.findByText(serviceAccountTexts.staffHint)).toBeVisible()
    expect(requestsOf(listServiceAccounts)).toEqual([])
  })
})

const openAdding = async (user: ReturnType<typeof renderScreen>) => {
  await user.click(await screen.findByRole('button', { name: serviceAccountTexts.addExistingAccount }))
  const dialog = within(await screen.findByRole('dialog', { name: serviceAccountTexts.addExistingAccount }))
  await user.type(dialog.getByLabelText(commonTexts.billingAccountNumber), 'BA-4009')
  await user.type(dialog.getByLabelText(serviceAccountTexts.verificationLabel), '78611')
  await user.click(dialog.getByRole('button', { name: commonTexts.continueLabel }))
  return dialog
}

describe('another customer’s account', () => {
  const known = { crm_billing_account_number: 'BA-4009', zip_or_last_name: '78611' }

  it('is added with the code that was sent to the address on file', async () => {
    mockCall(addAccount, { status: 'code_sent', sent_to: 'o•••@demo.example' })
    mockCall(confirmAddedAccount, null)
    const user = renderScreen('/SubAccounts', { as: maya })
    const dialog = await openAdding(user)
    expect(await dialog.findByText('o•••@demo.example')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(commonTexts.code), '123456')
    const before = requestsOf(listServiceAccounts).length
    await user.click(dialog.getByRole('button', { name: commonTexts.confirm }))
    expect(await screen.findByText(serviceAccountTexts.added)).toBeVisible()
    expect(requestsOf(confirmAddedAccount)[0]?.body).toEqual({ ...known, otp: '123456' })
    await waitFor(() => expect(requestsOf(listServiceAccounts).length).toBeGreaterThan(before))
  })

  it('is reported as not found, and the input stays', async () => {
    mockCall(addAccount, errorAnswer('not_found', serviceAccountTexts.notFound))
    const dialog = await openAdding(renderScreen('/SubAccounts', { as: maya }))
    expect(await dialog.findByText(serviceAccountTexts.notFound)).toBeInTheDocument()
    expect(dialog.getByLabelText(commonTexts.billingAccountNumber)).toHaveValue('BA-4009')
  })

  it('is requested if someone is linked to it', async () => {
    mockCall(addAccount, { status: 'held', requested_at: null })
    mockCall(requestAccountAccess, null)
    const user = renderScreen('/SubAccounts', { as: maya })
    const dialog = await openAdding(user)
    await user.click(await dialog.findByRole('button', { name: serviceAccountTexts.requestAccess }))
    expect(await screen.findByText(serviceAccountTexts.accessRequested)).toBeVisible()
    expect(requestsOf(requestAccountAccess)[0]?.body).toEqual(known)
  })

  it('can be removed after a confirmation, unlike the user’s own', async () => {
    const added = { ...mill, bills: mill.bills.map((bill) => ({ ...bill, is_added: true })) }
    mockCall(listServiceAccounts, { premises: [home, added], total_count: 2, all_count: 2 })
    mockCall(removeAddedAccount, null)
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('button', { name: serviceAccountTexts.removeFromLogin('77 Mill Road') }))
    expect(
      screen.queryByRole('button', { name: serviceAccountTexts.removeFromLogin('12 Larkspur Lane') }),
    ).not.toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog', { name: serviceAccountTexts.removeTitle('The mill') }))
    expect(requestsOf(removeAddedAccount)).toEqual([])
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(serviceAccountTexts.removed)).toBeVisible()
  })
})
