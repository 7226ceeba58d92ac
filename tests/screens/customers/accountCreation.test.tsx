import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type CheckedParent, checkParents, createPortalAccount } from '#shared/contract/customers/accountCreation'
import * as commonTexts from '#shared/texts/common'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { ownText } from '../../support/screens/ownText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()

const aParent = (changes: Partial<CheckedParent> = {}): CheckedParent => ({
  account: 'MP-12345678',
  outcome: 'ready',
  migration_account_parent_id: 'MP-12345678',
  crm_customer_number: 'CU-12345678',
  name: 'Enid Calder',
  service_address: '88 Harrow Lane',
  email: 'enid@example.com',
  services: [{ service_type_code: 'FIBER', crm_billing_account_number: 'BA-1' }],
  signs_in: false,
  invited_until: null,
  ...changes,
})

const theEmail = () =>
  within(screen.getByRole('region', { name: accountCreationTexts.emailStep })).getByLabelText(commonTexts.email)

async function find(parent: CheckedParent) {
  mockCall(checkParents, { rows: [parent] })
  const user = renderScreen('/pracc', { as: imani, rights: allRights })
  await user.type(await screen.findByLabelText(commonTexts.account), 'MP-12345678')
  await user.click(screen.getByRole('button', { name: accountCreationTexts.findAccount }))
  return user
}

describe('creating one account', () => {
  it('finds the parent account with its services, creates it and shows where the link was sent', async () => {
    mockCall(createPortalAccount, {
      ...aParent({ outcome: 'invited', invited_until: '2026-03-20T15:00:00.000Z' }),
      is_sent: true,
    })
    const user = await find(aParent())
    expect(await screen.findByText('Fiber on BA-1')).toBeVisible()
    expect(theEmail()).toHaveValue('enid@example.com')
    await user.click(screen.getByRole('button', { name: accountCreationTexts.createAction }))
    expect(await screen.findByText(ownText(accountCreationTexts.linkSent('enid@example.com')))).toBeVisible()
    expect(requestsOf(createPortalAccount)[0]?.body).toEqual({
      migration_account_parent_id: 'MP-12345678',
      email: '',
      send_again: false,
    })
  })

  it('requires the email if none is on file', async () => {
    mockCall(createPortalAccount, errorAnswer('conflict', 'Taken.', { email: 'Taken.' }))
    const user = await find(aParent({ outcome: 'email_missing', email: '' }))
    await user.click(await screen.findByRole('button', { name: accountCreationTexts.createAction }))
    expect(screen.getByText('Email is required')).toBeVisible()
    await user.type(theEmail(), 'new@example.com')
    await user.click(screen.getByRole('button', { name: accountCreationTexts.createAction }))
    expect(await screen.findByText('Taken.')).toBeVisible()
    expect(theEmail()).toHaveValue('new@example.com')
  })

  it('links to the existing user of the email', async () => {
    await find(aParent({ outcome: 'email_taken', signs_in: true }))
    expect(await screen.findByRole('link', { name: accountCreationTexts.showExistingLogin })).toHaveAttribute(
      'href',
      '/myAcclogin?tab=manage&email=enid%40example.com',
    )
    expect(screen.queryByRole('button', { name: accountCreationTexts.createAction })).toBeNull()
  })

  it('says so if there is no such account', async () => {
    await find(aParent({ outcome: 'not_found', migration_account_parent_id: '' }))
    expect(await screen.findByText(`${accountCreationTexts.outcomeLabels.not_found}.`)).toBeVisible()
  })
})

describe('creating accounts from a list', () => {
  const rows = [
    aParent(),
    aParent({ account: 'MP-2', migration_account_parent_id: 'MP-2', name: 'Ivo Vale' }),
    aParent({ account: 'MP-3', migration_account_parent_id: 'MP-3', outcome: 'email_taken', signs_in: true }),
  ]
  async function dryRun(list: string) {
    mockCall(checkParents, { rows })
    const user = renderScreen('/pracc?tab=list', { as: imani, rights: allRights })
    const field = await screen.findByLabelText(accountCreationTexts.list)
    await user.click(field)
    await user.paste(list)
    await user.click(screen.getByRole('button', { name: accountCreationTexts.dryRun }))
    return user
  }

  it('shows what would happen and then what did, row by row, and can retry what failed', async () => {
    mockCall(createPortalAccount, ({ body }) =>
      (body as { migration_account_parent_id: string }).migration_account_parent_id === 'MP-2'
        ? errorAnswer('unavailable', 'Not now.')
        : { ...aParent({ outcome: 'invited' }), is_sent: true },
    )
    const user = await dryRun('account,email\nMP-12345678\nMP-2,ivo@example.com\nMP-3')
    expect(await screen.findByText(accountCreationTexts.dryRunSummary(2, 3))).toBeVisible()
    expect(requestsOf(checkParents)[0]?.body).toEqual({
      rows: [
        { account: 'MP-12345678', email: '' },
        { account: 'MP-2', email: 'ivo@example.com' },
        { account: 'MP-3', email: '' },
      ],
    })
    expect(requestsOf(createPortalAccount)).toEqual([])
    await user.click(screen.getByRole('button', { name: accountCreationTexts.createAccounts(2) }))
    expect(await screen.findByText(accountCreationTexts.createdLinkSent)).toBeVisible()
    expect(await screen.findByText(accountCreationTexts.notCreated)).toBeVisible()
    expect(await screen.findByText(accountCreationTexts.partialRunSummary(1, 2))).toBeVisible()
    const table = within(screen.getByRole('table'))
    expect(table.getByText(accountCreationTexts.outcomeLabels.email_taken)).toBeVisible()
    expect(await screen.findByRole('button', { name: accountCreationTexts.createAccounts(1) })).toBeEnabled()
    expect(requestsOf(createPortalAccount)).toHaveLength(2)
    mockCall(createPortalAccount, { ...aParent({ outcome: 'invited' }), is_sent: true })
    await user.click(screen.getByRole('button', { name: accountCreationTexts.createAccounts(1) }))
    expect(await screen.findByText(accountCreationTexts.runSummary(2, 2))).toBeVisible()
  })

  it('stops if the user leaves the page: the current request completes, and no other starts', async () => {
    const first = createDeferredAnswer<CheckedParent & { is_sent: boolean }>()
    mockCall(createPortalAccount, () => first.promise)
    const user = await dryRun('MP-12345678\nMP-2\nMP-3')
    await user.click(await screen.findByRole('button', { name: accountCreationTexts.createAccounts(2) }))
    await user.click(screen.getByRole('link', { name: accountCreationTexts.oneAccount }))
    first.resolveWith({ ...aParent({ outcome: 'invited' }), is_sent: true })
    await act(() => first.promise)
    await user.click(screen.getByRole('link', { name: accountCreationTexts.fromAList }))
    expect(requestsOf(createPortalAccount)).toHaveLength(1)
  })

  it('accepts cells copied from a spreadsheet without a heading', async () => {
    await dryRun('MP-12345678\tenid@example.com\n')
    await screen.findByText(accountCreationTexts.dryRunSummary(2, 3))
    expect(requestsOf(checkParents)[0]?.body).toEqual({ rows: [{ account: 'MP-12345678', email: 'enid@example.com' }] })
  })

  it('accepts a file with the headings of another list, and names the file', async () => {
    mockCall(checkParents, { rows })
    const user = renderScreen('/pracc?tab=list', { as: imani, rights: allRights })
    const text = 'Email,migration_account_parent_id\nenid@example.com,MP-12345678\n'
    const file = new File([text], 'moved.csv', { type: 'text/csv' })
    await user.upload(await screen.findByLabelText(commonTexts.chooseCsv), file)
    expect(await screen.findByText(/^moved.csv, /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: accountCreationTexts.dryRun }))
    await screen.findByText(accountCreationTexts.dryRunSummary(2, 3))
    expect(requestsOf(checkParents)[0]?.body).toEqual({ rows: [{ account: 'MP-12345678', email: 'enid@example.com' }] })
  })

  it('reports a file that can’t be read, and keeps the list', async () => {
    const user = renderScreen('/pracc?tab=list', { as: imani, rights: allRights })
    await user.type(await screen.findByLabelText(accountCreationTexts.list), 'MP-12345678')
    const file = new File(['x'], 'moved.csv', { type: 'text/csv' })
    file.text = () => Promise.reject(new Error('The disk is gone'))
    await user.upload(screen.getByLabelText(commonTexts.chooseCsv), file)
    expect(await screen.findByText(commonTexts.fileUnreadable)).toBeVisible()
    expect(screen.getByLabelText(accountCreationTexts.list)).toHaveValue('MP-12345678')
  })

  it('requires a list first', async () => {
    const user = renderScreen('/pracc?tab=list', { as: imani, rights: allRights })
    await user.click(await screen.findByRole('button', { name: accountCreationTexts.dryRun }))
    expect(await screen.findByText(accountCreationTexts.noAccountLine)).toBeVisible()
  })
})
