import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resendInvitation } from '#shared/contract/customers/people'
import {
  type AccountDetails,
  createUserAccount,
  listBillingAccounts,
  searchUsers,
  sendPasswordCode,
} from '#shared/contract/customers/portalUsers'
import { getAccountByEmail } from '#shared/contract/customers/registrations'
import { changePassword } from '#shared/contract/signIn/security'
import { passwordProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as peopleTexts from '#shared/texts/customers/people'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as sessionTexts from '#shared/texts/signIn/session'
import { generatePassword } from '../../../renderer/features/portalUsers/generatePassword'
import { aFoundUser } from '../../support/answers/portalUserAnswers'
import { enterText } from '../../support/screens/enterText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const imani = aStaffMember()

const maya = aFoundUser()

const account = (id: string, service_type: 'FIBER' | 'GAS'): AccountDetails => ({
  account_id: id,
  name: 'Maya Fields',
  email: 'jonas@demo.example',
  phone: '',
  account_number: `BA-${id}`,
  service_account_no: `SA-${id}`,
  service_type,
  address_line1: '12 Larkspur Lane',
  address_line2: '',
  address_city: 'Cedar Bend',
  address_state: 'TX',
  address_postal_code: '78610',
  premises_id: 'PR-1',
  parent_account_id: 'CU-1',
  gas_billing_accountid: 'BA-2',
  fiber_billing_accountid: 'BA-1',
})

beforeEach(() => {
  mockCall(searchUsers, { invited: [], user_details: [maya], total_count: 1, is_exact: true })
})

const open = (path: string) => renderScreen(path, { as: imani })

const ofNobody = { sign_ins: [], invitations: [], on_file: [] }

describe('the search for a portal user', () => {
  it('requires at least one field, and loads nothing before', async () => {
    const user = open('/myAcclogin?tab=manage')
    const form = within(await screen.findByRole('region', { name: 'Search User Account' }))
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    expect(await screen.findByText(customerTexts.fillOne)).toBeInTheDocument()
    expect(requestsOf(searchUsers)).toHaveLength(0)
  })

  it('accepts only digits for the phone number, and at most ten', async () => {
    const user = open('/myAcclogin?tab=manage')
    const form = within(await screen.findByRole('region', { name: 'Search User Account' }))
    await user.click(form.getByLabelText(commonTexts.phone))
    await user.paste('(512) 555-01429')
    expect(form.getByLabelText(commonTexts.phone)).toHaveValue('5125550142')
  })

  it('lists each user once, with their services below, and counts users', async () => {
    const gas = { ...maya, account_no: 'BA-2', service_type_code: 'GAS' as const }
    const una = { ...maya, user_id: '44444444-4444-4444-8444-444444444444', name: 'Una Vale' }
    const rows = [maya, gas].map((row) => ({ ...row, service_count: 60 }))
    mockCall(searchUsers, { invited: [], user_details: [...rows, una], total_count: 22, is_exact: true })
    open('/myAcclogin?tab=manage&email=maya&page=2&size=10')
    const table = within(await screen.findByRole('table', { name: portalUserTexts.portalUsers }))
    expect(table.getAllByText('Maya Fields')).toHaveLength(1)
    expect(table.getByRole('cell', { name: 'BA-2' })).toBeInTheDocument()
    expect(table.getByRole('cell', { name: /Maya Fields/ })).toHaveAttribute('rowspan', '2')
    expect(table.getByText(portalUserTexts.tooManyServices(2, 60))).toBeInTheDocument()
    expect(table.getAllByRole('button', { name: portalUserTexts.resetPasswordFor('Maya Fields') })).toHaveLength(1)
    expect(table.getByRole('cell', { name: '12' })).toBeInTheDocument()
  })

  it('lists matches ten to a page, and keeps the search in the URL', async () => {
    const user = open('/myAcclogin?tab=manage')
    const form = within(await screen.findByRole('region', { name: 'Search User Account' }))
    await user.type(form.getByLabelText(commonTexts.community), 'fennick')
    await user.click(form.getByRole('radio', { name: 'FIBER' }))
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    expect(await screen.findByText('Maya Fields')).toBeInTheDocument()
    expect(requestsOf(searchUsers)[0]?.body).toMatchObject({
      community: 'fennick',
      service_type_code: 'FIBER',
      page_number: 1,
      page_size: 10,
    })
    expect(window.location.search).toContain('community=fennick')
    await user.click(
      within(screen.getByRole('region', { name: 'Search User Account' })).getByRole('button', {
        name: commonTexts.clear,
      }),
    )
    await waitFor(() => expect(screen.queryByText('Maya Fields')).not.toBeInTheDocument())
  })

  it('says so if there is no match', async () => {
    mockCall(searchUsers, { invited: [], user_details: [], total_count: 0, is_exact: true })
    open('/myAcclogin?tab=manage&email=zzz')
    expect(await screen.findByText('No data found')).toBeInTheDocument()
  })
})

describe('an invited user', () => {
  it('is listed with the users, and can be sent another invitation', async () => {
    const jonas = {
      contact_id: 'jonas',
      name: 'Jonas Quill',
      email: 'jonas@example.com',
      invited_until: '2026-03-10T15:00:00.000Z',
      is_expired: true,
    }
    mockCall(searchUsers, { user_details: [], invited: [jonas], total_count: 0, is_exact: true })
    mockCall(resendInvitation, errorAnswer('not_found', 'Gone.'))
    const user = renderScreen('/myAcclogin?tab=manage&email=jonas', { as: imani, rights: allRights })
    const table = within(await screen.findByRole('table', { name: portalUserTexts.invitedPeople }))
    expect(table.getByText(commonTexts.invitationExpired)).toBeInTheDocument()
    await user.click(table.getByRole('button', { name: portalUserTexts.resendInvitation('Jonas Quill') }))
    await waitFor(() => expect(requestsOf(resendInvitation)[0]?.body).toEqual({ contact_id: 'jonas' }))
    expect(screen.queryByText(peopleTexts.invitedAgain)).toBeNull()
  })
})

describe('resetting a password', () => {
  async function openModal() {
    const user = open('/myAcclogin?tab=manage&email=maya')
    await user.click(await screen.findByRole('button', { name: portalUserTexts.resetPasswordFor('Maya Fields') }))
    return { user, modal: within(await screen.findByRole('dialog', { name: portalUserTexts.resetPassword })) }
  }

  it('shows the user, read-only, and names the first failing rule', async () => {
    const { user, modal } = await openModal()
    expect(modal.getByLabelText(commonTexts.email)).toHaveAttribute('readonly')
    await user.type(modal.getByLabelText(commonTexts.password), 'short')
    await user.click(modal.getByRole('button', { name: portalUserTexts.resetPassword }))
    expect(modal.getByText('Confirm Password is required')).toBeInTheDocument()
    expect(requestsOf(changePassword)).toHaveLength(0)
  })

  it('focuses the password, because the fields above are read-only', async () => {
    const { modal } = await openModal()
    await waitFor(() => expect(modal.getByLabelText(commonTexts.password)).toHaveFocus())
  })

  it('sends the new password without an old one, and confirms it', async () => {
    mockCall(changePassword, null)
    const { user, modal } = await openModal()
    await user.type(modal.getByLabelText(commonTexts.password), 'Meadow#42')
    await user.type(modal.getByLabelText(commonTexts.confirmPassword), 'Meadow#42')
    await user.click(modal.getByRole('button', { name: portalUserTexts.resetPassword }))
    expect(await screen.findByText('Password changed successfully!')).toBeInTheDocument()
    expect(requestsOf(changePassword)[0]?.body).toEqual({
      user_email: 'maya@demo.example',
      new_password: 'Meadow#42',
      old_password: '',
    })
  })

  it('is rejected with the text of the specification, and the reason only in the toast', async () => {
    mockCall(changePassword, errorAnswer('conflict', portalUserTexts.disabled))
    const { user, modal } = await openModal()
    await user.type(modal.getByLabelText(commonTexts.password), 'Meadow#42')
    await user.type(modal.getByLabelText(commonTexts.confirmPassword), 'Meadow#42')
    await user.click(modal.getByRole('button', { name: portalUserTexts.resetPassword }))
    expect(await screen.findByText('Error: Old password is incurrect')).toBeInTheDocument()
    expect(screen.getAllByText(portalUserTexts.disabled, { exact: false })).toHaveLength(1)
    expect(modal.getByLabelText(commonTexts.password)).toHaveValue('Meadow#42')
  })

  it('offers a password that meets the rules', async () => {
    const { user, modal } = await openModal()
    await user.click(modal.getByRole('button', { name: portalUserTexts.generate }))
    expect(modal.getByText(portalUserTexts.generated, { exact: false })).toBeInTheDocument()
    for (let times = 0; times < 200; times += 1) expect(passwordProblem(generatePassword())).toBeNull()
  })

  it('lists every rule that a password breaks, until a generated one meets them', async () => {
    const { user, modal } = await openModal()
    await user.type(modal.getByLabelText(commonTexts.password), 'abc')
    await user.click(modal.getByRole('button', { name: portalUserTexts.resetPassword }))
    expect(modal.getByText(sessionTexts.passwordConfirmRequired)).toBeInTheDocument()
    const rules = within(modal.getByRole('list', { name: commonTexts.passwordRules }))
    const notMet = commonTexts
      .ruleNotMet('')
      .replaceAll(/<\/?hidden>/g, '')
      .trim()
    expect(rules.getAllByText(notMet)).toHaveLength(4)
    await user.click(modal.getByRole('button', { name: portalUserTexts.generate }))
    expect(rules.queryByText(notMet)).not.toBeInTheDocument()
    for (const field of [commonTexts.password, commonTexts.confirmPassword]) {
      expect(modal.getByLabelText(field)).not.toHaveAttribute('aria-invalid', 'true')
    }
  })

  it('can be left to the user, with a code', async () => {
    mockCall(sendPasswordCode, null)
    const { user, modal } = await openModal()
    await user.click(modal.getByRole('button', { name: portalUserTexts.sendCodeInstead }))
    expect(await screen.findByText(portalUserTexts.codeSent)).toBeInTheDocument()
    expect(requestsOf(sendPasswordCode)[0]?.body).toEqual({ user_id: maya.user_id })
  })
})

describe('adding a user', () => {
  async function fill() {
    const user = open('/myAcclogin')
    const form = within(await screen.findByRole('region', { name: portalUserTexts.newUser }))
    await enterText(user, form.getByLabelText(commonTexts.firstName), 'Jonas')
    await enterText(user, form.getByLabelText(commonTexts.lastName), 'Reed')
    await enterText(user, form.getByLabelText(commonTexts.email), 'jonas@demo.example')
    await enterText(user, form.getByLabelText(commonTexts.phone), '5125550188')
    await enterText(user, form.getByLabelText(commonTexts.password), 'Meadow#42')
    await enterText(user, form.getByLabelText(commonTexts.confirmPassword), 'Meadow#42')
    return { user, form, next: () => user.click(form.getByRole('button', { name: 'Get Account Details' })) }
  }

  it('shows the first failing rule of each field and focuses the first invalid field', async () => {
    const user = open('/myAcclogin')
    await user.click(await screen.findByRole('button', { name: 'Get Account Details' }))
    for (const text of ['First name is required', 'Last name is required', 'Email is required', 'Phone is required']) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.getByLabelText(commonTexts.firstName)).toHaveFocus()
  })

  it('stops at an email that has a user, and links to them', async () => {
    mockCall(getAccountByEmail, { user_id: maya.user_id })
    const { form, next } = await fill()
    await next()
    expect(await screen.findByText('Error:Email address already exists')).toBeInTheDocument()
    expect(requestsOf(getAccountByEmail)[0]?.headers).toMatchObject({
      Authorization: expect.stringContaining('Bearer '),
    })
    expect(form.getByRole('link', { name: portalUserTexts.showExistingLogin })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=manage&email=jonas%40demo.example'),
    )
    expect(requestsOf(listBillingAccounts)).toHaveLength(0)
  })

  it.each([
    ['a failed call for the email', () => errorAnswer('unexpected', 'No'), portalUserTexts.noneByEmail],
    ['that no one has the email or the phone', () => ({ acc_details: [], ...ofNobody }), portalUserTexts.noneByPhone],
  ])('reports %s', async (_what, answer, text) => {
    mockCall(getAccountByEmail, { user_id: null })
    mockCall(listBillingAccounts, answer)
    const { next } = await fill()
    await next()
    expect(await screen.findByText(portalUserTexts.error(text))).toBeInTheDocument()
    // The snackbar disappears, but the instructions stay.
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('creates the user with the selected accounts, confirms it, and resets the form two seconds later', async () => {
    mockCall(getAccountByEmail, { user_id: null })
    mockCall(listBillingAccounts, { acc_details: [account('1', 'FIBER'), account('2', 'GAS')], ...ofNobody })
    mockCall(createUserAccount, { user_id: maya.user_id, email: 'jonas@demo.example', opened: [] })
    startTestTime()
    const { user, next } = await fill()
    await next()
    const create = await screen.findByRole('button', { name: portalUserTexts.createUser })
    expect(create).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: portalUserTexts.selectAllOf(0, 2) }))
    await user.click(screen.getByRole('button', { name: 'Reset Selection' }))
    expect(create).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: portalUserTexts.chooseService('gas', 'BA-2') }))
    await user.click(create)
    expect(await screen.findByText(portalUserTexts.created)).toBeInTheDocument()
    expect(requestsOf(createUserAccount)[0]?.body).toMatchObject({
      first_name: 'Jonas',
      phone: '5125550188',
      accounts: [{ service_account_id: '2', billing_account_no: 'BA-2', user_type: 'Customer' }],
    })
    await passTime(2000)
    expect(await screen.findByLabelText(commonTexts.firstName)).toHaveValue('')
  })

  it('keeps the input on the way back and if the creation fails', async () => {
    mockCall(getAccountByEmail, { user_id: null })
    mockCall(listBillingAccounts, { acc_details: [account('1', 'FIBER')], ...ofNobody })
    mockCall(createUserAccount, errorAnswer('invalid_input', portalUserTexts.wrongAccount))
    const { user, next } = await fill()
    await next()
    await user.click(await screen.findByRole('checkbox', { name: portalUserTexts.chooseService('fiber', 'BA-1') }))
    await user.click(screen.getByRole('button', { name: portalUserTexts.createUser }))
    expect(await screen.findByText('Error:Something went wrong. Please try later')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: commonTexts.back }))
    expect(screen.getByLabelText(commonTexts.firstName)).toHaveValue('Jonas')
    expect(screen.getByLabelText(commonTexts.password)).toHaveValue('Meadow#42')
  })
})
