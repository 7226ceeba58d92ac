/** Adding a user: existing sign-ins, a generated password, and the access of the new sign-in. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { portalUserTypes } from '#shared/access/portalUsers'
import {
  type AccountDetails,
  createUserAccount,
  type ExistingSignIn,
  listBillingAccounts,
  searchUsers,
} from '#shared/contract/customers/portalUsers'
import { getAccountByEmail } from '#shared/contract/customers/registrations'
import { changePassword } from '#shared/contract/signIn/security'
import type { ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { aFoundUser } from '../../support/answers/portalUserAnswers'
import { enterText } from '../../support/screens/enterText'
import {
  aStaffMember,
  errorAnswer,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const imani = aStaffMember()
const userId = '33333333-3333-4333-8333-333333333333'

const account = (parent_account_id: string): AccountDetails => ({
  account_id: `service-of-${parent_account_id}`,
  name: `Household ${parent_account_id}`,
  email: '',
  phone: '',
  account_number: `BA-of-${parent_account_id}`,
  service_account_no: 'SA-1',
  service_type: 'FIBER',
  address_line1: '12 Larkspur Lane',
  address_line2: '',
  address_city: 'Cedar Bend',
  address_state: 'TX',
  address_postal_code: '78610',
  premises_id: 'PR-1',
  parent_account_id,
  gas_billing_accountid: '',
  fiber_billing_accountid: 'BA-1',
})

const signIn = (changes: Partial<ExistingSignIn> = {}): ExistingSignIn => ({
  parent_account_id: 'CU-1',
  name: 'Ada Quill',
  email: 'ada@demo.example',
  level: 'holder',
  status: 'active',
  ...changes,
})

/** Builds the server's answer about accounts; lists that are not given are empty. */
const found = (changes: Partial<ResponseOf<typeof listBillingAccounts>>): ResponseOf<typeof listBillingAccounts> => ({
  acc_details: [],
  sign_ins: [],
  invitations: [],
  on_file: [],
  ...changes,
})

beforeEach(() => {
  mockCall(getAccountByEmail, { user_id: null })
  mockCall(listBillingAccounts, found({ acc_details: [account('CU-1')] }))
  mockCall(createUserAccount, {
    user_id: userId,
    email: 'jonas@demo.example',
    opened: [
      { account_number: 'BA-1', addresses: ['12 Larkspur Lane'], service_types: ['FIBER', 'TV'] },
      { account_number: 'BA-2', addresses: ['77 Mill Rd'], service_types: ['GAS'] },
    ],
  })
})

async function fill(password: 'typed' | 'generated') {
  const user = renderScreen('/myAcclogin', { as: imani })
  const form = within(await screen.findByRole('region', { name: portalUserTexts.newUser }))
  await enterText(user, form.getByLabelText(commonTexts.firstName), 'Jonas')
  await enterText(user, form.getByLabelText(commonTexts.lastName), 'Reed')
  await enterText(user, form.getByLabelText(commonTexts.email), 'jonas@demo.example')
  await enterText(user, form.getByLabelText(commonTexts.phone), '5125550188')
  if (password === 'generated') await user.click(form.getByRole('button', { name: portalUserTexts.generate }))
  else {
    await enterText(user, form.getByLabelText(commonTexts.password), 'Meadow#42')
    await enterText(user, form.getByLabelText(commonTexts.confirmPassword), 'Meadow#42')
  }
  const next = () => user.click(form.getByRole('button', { name: 'Get Account Details' }))
  return { user, form, next }
}

async function create(password: 'typed' | 'generated') {
  const { user, next } = await fill(password)
  await next()
  await user.click(await screen.findByRole('checkbox', { name: portalUserTexts.selectAllOf(0, 1) }))
  await user.click(screen.getByRole('button', { name: portalUserTexts.createUser }))
  return user
}

const sentPassword = (): string => {
  const [call] = requestsOf(createUserAccount)
  if (!call) throw new Error('Nothing was sent')
  return (call.body as { password: string }).password
}

describe('the accounts for a new user', () => {
  it('list their existing users, and say that a login is for all accounts of the customer', async () => {
    const percy = signIn({ email: 'percy@demo.example', level: 'view', status: 'disabled' })
    mockCall(listBillingAccounts, found({ acc_details: [account('CU-1')], sign_ins: [signIn(), percy] }))
    const { next } = await fill('typed')
    await next()
    const ada = portalUserTexts.loginSummary('ada@demo.example', peopleTexts.levelLabels.holder, false)
    const those = `${ada} and ${portalUserTexts.loginSummary('percy@demo.example', peopleTexts.levelLabels.view, true)}`
    expect(await screen.findByText(portalUserTexts.existingLogins(those))).toBeInTheDocument()
    expect(screen.getByText(portalUserTexts.loginScope, { exact: false })).toBeInTheDocument()
  })

  it('list them for each customer if several match', async () => {
    const acc_details = [account('CU-1'), account('CU-2')]
    mockCall(listBillingAccounts, found({ acc_details, sign_ins: [signIn({ parent_account_id: 'CU-2' })] }))
    const { next } = await fill('typed')
    await next()
    expect(await screen.findByText(`Household CU-1 (CU-1): ${portalUserTexts.noLogin}`)).toBeInTheDocument()
    expect(
      screen.getByText(
        `Household CU-2 (CU-2): ${portalUserTexts.existingLogins(portalUserTexts.loginSummary('ada@demo.example', peopleTexts.levelLabels.holder, false))}`,
      ),
    ).toBeInTheDocument()
  })
})

describe('a pending invitation', () => {
  const invited = { parent_account_id: 'CU-1', email: 'greta@demo.example', invited_at: '2026-11-22T18:00:00Z' }

  it.each([
    ['sign_in', 'An invitation, sent on 11/22/2026, is waiting for greta@demo.example.'],
    ['registration', 'An invitation to register, sent on 11/22/2026, is waiting for greta@demo.example.'],
  ] as const)('a pending invitation of kind %s is shown next to the accounts', async (kind, message) => {
    mockCall(listBillingAccounts, found({ acc_details: [account('CU-1')], invitations: [{ ...invited, kind }] }))
    const { next } = await fill('typed')
    await next()
    expect(await screen.findByText(/^An invitation/)).toHaveTextContent(message)
    expect(screen.queryByText(portalUserTexts.noLogin, { exact: false })).not.toBeInTheDocument()
  })
})

describe('an email that is not on file', () => {
  const notOnFile = portalUserTexts.unknownEmail('jonas@demo.example', 'Household CU-1')
  /** Builds an answer for accounts that were found only by the phone number. */
  const byPhone = (changes: Partial<ResponseOf<typeof listBillingAccounts>>) =>
    mockCall(listBillingAccounts, ({ query }) =>
      query['phone'] === undefined ? found({}) : found({ acc_details: [account('CU-1')], ...changes }),
    )
  const choose = async () => {
    const { user, next } = await fill('typed')
    await next()
    const all = await screen.findByRole('checkbox', { name: portalUserTexts.selectAllOf(0, 1) })
    expect(screen.queryByText(notOnFile, { exact: false })).not.toBeInTheDocument()
    await user.click(all)
    return screen.getByText(notOnFile, { exact: false })
  }
  const known = { parent_account_id: 'CU-1', email: 'greta@demo.example' }

  it('is reported before the user is created, with the address that is notified', async () => {
    byPhone({ on_file: [known] })
    expect(await choose()).toHaveTextContent(`${notOnFile} ${portalUserTexts.personNotified('greta@demo.example')}`)
  })

  it('is reported to account holders if there are any', async () => {
    byPhone({ on_file: [known], sign_ins: [signIn()] })
    expect(await choose()).toHaveTextContent(portalUserTexts.holderNotified)
  })

  it('is reported to no one if no address is on file', async () => {
    byPhone({ on_file: [{ ...known, email: '' }] })
    expect(await choose()).toHaveTextContent(portalUserTexts.noEmailOnFile)
  })

  it('is not mentioned if it is on file', async () => {
    const { user, next } = await fill('typed')
    await next()
    await user.click(await screen.findByRole('checkbox', { name: portalUserTexts.selectAllOf(0, 1) }))
    expect(screen.queryByText(notOnFile, { exact: false })).not.toBeInTheDocument()
  })
})

it('after the creation of a user the existing users are no longer mentioned', async () => {
  await create('typed')
  await screen.findByRole('region', { name: portalUserTexts.userCreated })
  expect(screen.queryByText(portalUserTexts.noLogin, { exact: false })).not.toBeInTheDocument()
})

it('a rejection has its reason only in the toast', async () => {
  mockCall(createUserAccount, errorAnswer('conflict', 'This account was closed today.'))
  await create('typed')
  expect(await screen.findByText('Error:Something went wrong. Please try later')).toBeVisible()
  expect(screen.getByText('Error: This account was closed today.')).toBeVisible()
  expect(screen.queryByText('This account was closed today.')).not.toBeInTheDocument()
})

it('an unreachable server is reported as on every screen', async () => {
  mockCall(getAccountByEmail, offline)
  const { next } = await fill('typed')
  await next()
  expect(await screen.findByText(commonTexts.offline)).toBeInTheDocument()
})

it('a created user is not in the form again when the tab is left before the form has reset', async () => {
  startTestTime()
  const user = await create('typed')
  await screen.findByRole('region', { name: portalUserTexts.userCreated })
  await user.click(screen.getByRole('link', { name: portalUserTexts.manageUser }))
  await user.click(screen.getByRole('link', { name: portalUserTexts.addUser }))
  expect(await screen.findByLabelText(commonTexts.firstName)).toHaveValue('')
})

describe('a generated password', () => {
  it('fills both fields and is shown until the user types another', async () => {
    const { user, form } = await fill('generated')
    const made = form.getByText(portalUserTexts.generated, { exact: false }).querySelector('code')?.textContent
    expect(form.getByLabelText(commonTexts.password)).toHaveValue(made)
    expect(form.getByLabelText(commonTexts.confirmPassword)).toHaveValue(made)
    await user.type(form.getByLabelText(commonTexts.password), 'x')
    expect(form.queryByText(portalUserTexts.generated, { exact: false })).not.toBeInTheDocument()
  })

  it('stays next to the new user until closed, and can be copied', async () => {
    startTestTime()
    const user = await create('generated')
    const made = within(await screen.findByRole('region', { name: portalUserTexts.userCreated }))
    expect(made.getByText(sentPassword())).toBeInTheDocument()
    expect(made.getByText(portalUserTexts.loginAccess(2))).toBeInTheDocument()
    expect(made.getByText('BA-1 · Fiber, TV · 12 Larkspur Lane')).toBeInTheDocument()
    expect(made.getByText('BA-2 · Gas · 77 Mill Rd')).toBeInTheDocument()
    await user.click(made.getByRole('button', { name: portalUserTexts.copyThePassword }))
    expect(await navigator.clipboard.readText()).toBe(sentPassword())
    // The form is reset below the dialog.
    await passTime(2000)
    expect(await screen.findByLabelText(commonTexts.firstName)).toHaveValue('')
    await user.click(made.getByRole('button', { name: portalUserTexts.closeUserCreated }))
    expect(screen.queryByText(sentPassword())).not.toBeInTheDocument()
  })

  it('is not stored in the browser', async () => {
    await create('generated')
    await screen.findByRole('region', { name: portalUserTexts.userCreated })
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(sentPassword())
  })

  it('is the only one that is shown; a typed one is not', async () => {
    await create('typed')
    const made = within(await screen.findByRole('region', { name: portalUserTexts.userCreated }))
    expect(made.getByText(portalUserTexts.signsInWith('Jonas Reed', 'jonas@demo.example'))).toBeInTheDocument()
    expect(made.queryByText('Meadow#42')).not.toBeInTheDocument()
  })

  it('is not shown as created if the creation fails', async () => {
    mockCall(createUserAccount, errorAnswer('unexpected', 'No'))
    await create('generated')
    expect(await screen.findByText('Error:Something went wrong. Please try later')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: portalUserTexts.userCreated })).not.toBeInTheDocument()
  })
})

it.each(portalUserTypes)('a new user of type %s is sent as such', async (type) => {
  const { user, form, next } = await fill('typed')
  await user.click(form.getByRole('radio', { name: type }))
  if (type !== 'Customer')
    await enterText(user, form.getByLabelText(portalUserTexts.businessNameOptional), 'Reed Homes')
  await next()
  await user.click(await screen.findByRole('checkbox', { name: portalUserTexts.selectAllOf(0, 1) }))
  await user.click(screen.getByRole('button', { name: portalUserTexts.createUser }))
  await screen.findByRole('region', { name: portalUserTexts.userCreated })
  expect(requestsOf(createUserAccount)[0]?.body).toMatchObject({
    businessName: type === 'Customer' ? '' : 'Reed Homes',
    accounts: [{ user_type: type }],
  })
})

describe('a reset to a generated password', () => {
  const maya = aFoundUser({ user_id: userId, phone: '' })

  it('shows it in the dialog until closed', async () => {
    mockCall(searchUsers, { invited: [], user_details: [maya], total_count: 1, is_exact: true })
    mockCall(changePassword, null)
    const user = renderScreen('/myAcclogin?tab=manage&email=maya', { as: imani })
    await user.click(await screen.findByRole('button', { name: portalUserTexts.resetPasswordFor('Maya Fields') }))
    const dialog = within(await screen.findByRole('dialog', { name: portalUserTexts.resetPassword }))
    await user.click(dialog.getByRole('button', { name: portalUserTexts.generate }))
    await user.click(dialog.getByRole('button', { name: portalUserTexts.resetPassword }))
    expect(await dialog.findByText(new RegExp(portalUserTexts.temporaryPassword('Maya Fields')))).toBeInTheDocument()
    const set = dialog.getByText(/works right away/).querySelector('code')?.textContent ?? ''
    expect(requestsOf(changePassword)[0]?.body).toMatchObject({ new_password: set })
    await user.click(dialog.getByRole('button', { name: portalUserTexts.copyThePassword }))
    expect(await navigator.clipboard.readText()).toBe(set)
    // Clicks the text instead of the icon.
    await user.click(dialog.getByText(commonTexts.close))
    expect(screen.queryByText(set)).not.toBeInTheDocument()
  })
})
