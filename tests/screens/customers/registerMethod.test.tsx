import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createLegacyAccount,
  createLegacyPaymentLink,
  listLegacyPaymentProfiles,
  submitPaymentResponse,
} from '#shared/contract/customers/registrations'
import { validateUser } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import { postbackFrameCheckMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as pageTexts from '#shared/texts/pages'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { writePostback } from '../../../renderer/platform/postbackCookie'
import { visa } from '../../support/answers/paymentAnswers'
import { email, enterPassword, mockRegistration, password, registered } from '../../support/screens/registerSteps'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  mockSignedInUser,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

beforeEach(mockRegistration)

describe('a reload while a payment method is being added', () => {
  it('returns to the password, in the URL too, and says why', async () => {
    await enterPassword()
    cleanup()
    renderScreen('/register?step=payment')
    expect(await screen.findByRole('heading', { name: registrationTexts.stepTitles.password, level: 1 })).toBeVisible()
    expect(await screen.findByText(registrationTexts.passwordAgainHint)).toBeVisible()
    expect(window.location.search).toBe('?step=password')
  })
})

describe('ending a registration', () => {
  const bills = 'fiber at 88 Harrow Ln and gas at 88 Harrow Ln'
  const question = registrationTexts.useForAutopay(bills, false, 'Visa ending in 4242')

  it('ending a registration without a method sends the selection and shows what was kept', async () => {
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    expect(
      await screen.findByText(registrationTexts.autopayForWith('fiber at 88 Harrow Ln', 'Visa ending in 4242')),
    ).toBeVisible()
    expect(
      screen.getByText(registrationTexts.autopayForWith('gas at 88 Harrow Ln', 'Visa ending in 4242')),
    ).toBeVisible()
    expect(screen.getByText(registrationTexts.paperlessBills)).toBeVisible()
    expect(screen.getByText(registrationTexts.settingsNotCarried)).toBeVisible()
    expect(requestsOf(createLegacyAccount)[0]).toMatchObject({
      headers: { Authorization: 'Bearer proof-1' },
      body: {
        migration_account_parent_id: 'MP-1',
        email,
        password,
        confirm_password: password,
        fiber_account: true,
        fiber_account_number: '40012345',
        gas_account: true,
        gas_account_number: '70012345',
        paymentMethod: 'CC',
      },
    })
    expect(window.sessionStorage.getItem('registration')).toBeNull()
  })

  it('names the bills that autopay would charge to the new method, and the method that it would replace', async () => {
    await enterPassword()
    expect(
      screen.getByText(registrationTexts.autopayCarriesOver(1, 'Visa ending in 4242'), { exact: false }),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: question })).not.toBeChecked()
  })

  it('lists what was added separately from what was kept', async () => {
    mockCall(createLegacyAccount, {
      ...registered,
      autopay: 'chosen',
      autopay_method: 'Visa ending in 1111',
      added_methods: 1,
    })
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    await screen.findByText(registrationTexts.autopayForWith('gas at 88 Harrow Ln', 'Visa ending in 1111'))
    const listAfter = (name: string) => screen.getByRole('heading', { name }).nextElementSibling?.textContent
    expect(listAfter(registrationTexts.carriedOver)).not.toContain(commonTexts.autopay)
    expect(listAfter(registrationTexts.carriedOver)).toContain(registrationTexts.savedMethods(1))
    expect(listAfter(commonTexts.newLabel)).toContain(registrationTexts.addedMethods(1))
    expect(listAfter(commonTexts.newLabel)).toContain(
      registrationTexts.autopayForWith('fiber at 88 Harrow Ln', 'Visa ending in 1111'),
    )
  })

  it('says that autopay was off and stays off', async () => {
    mockCall(createLegacyAccount, { ...registered, autopay: 'off', autopay_accounts: [], autopay_method: '' })
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    expect(await screen.findByText(registrationTexts.autopayStillOff)).toBeVisible()
  })

  it('sends a saved method, for autopay if that was selected, and names it', async () => {
    startTestTime()
    mockCall(createLegacyPaymentLink, { 'payment-url': 'https://pay.example/1' })
    mockCall(submitPaymentResponse, { Token: 'tok_1' })
    mockCall(listLegacyPaymentProfiles, [{ ...visa, token: 'tok_1' }])
    const user = await enterPassword()
    await user.click(screen.getByRole('checkbox', { name: question }))
    await user.click(screen.getByRole('button', { name: paymentMethodTexts.proceed }))
    const frame = await screen.findByTitle(paymentMethodTexts.providerPageTitle(paymentMethodTexts.typeLabels.CC))
    writePostback({ Token: 'tok_1' })
    act(() => void frame.dispatchEvent(new Event('load')))
    await passTime(postbackFrameCheckMs)
    expect(await screen.findByText(/Congratulation!!/)).toBeVisible()
    await waitFor(() =>
      expect(requestsOf(submitPaymentResponse)[0]?.body).toMatchObject({ Token: 'tok_1', use_for_autopay: true }),
    )
    expect(screen.getByRole('button', { name: registrationTexts.finishRegistration })).toBeVisible()
    expect(await screen.findByText(/Visa ending in 1111 \(.*\) is saved/)).toBeVisible()
  })

  const saveMethod = async () => {
    startTestTime()
    mockCall(createLegacyPaymentLink, { 'payment-url': 'https://pay.example/1' })
    const user = await enterPassword()
    await user.click(screen.getByRole('checkbox', { name: question }))
    await user.click(screen.getByRole('button', { name: paymentMethodTexts.proceed }))
    const frame = await screen.findByTitle(paymentMethodTexts.providerPageTitle(paymentMethodTexts.typeLabels.CC))
    writePostback({ Token: 'tok_1' })
    act(() => void frame.dispatchEvent(new Event('load')))
    await passTime(postbackFrameCheckMs)
    const finish = await screen.findByRole('button', { name: registrationTexts.finishRegistration })
    await waitFor(() => expect(requestsOf(submitPaymentResponse)).toHaveLength(1))
    return { user, finish }
  }

  it('waits until the saved method is sent', async () => {
    let taken = (): void => undefined
    mockCall(submitPaymentResponse, () => new Promise((resolve) => (taken = () => resolve({ Token: 'tok_1' }))))
    mockCall(listLegacyPaymentProfiles, [])
    const { user, finish } = await saveMethod()
    await user.click(finish)
    expect(requestsOf(createLegacyAccount)).toEqual([])
    act(() => taken())
    expect(await screen.findByText(registrationTexts.carriedOver)).toBeVisible()
    expect(requestsOf(submitPaymentResponse)).toHaveLength(1)
  })

  it('sends a saved method again if the first attempt failed', async () => {
    mockCall(submitPaymentResponse, errorAnswer('unavailable', 'Not now.'))
    mockCall(listLegacyPaymentProfiles, [])
    const { user } = await saveMethod()
    const again = await screen.findByRole('button', { name: commonTexts.tryAgain })
    expect(requestsOf(createLegacyAccount)).toEqual([])
    mockCall(submitPaymentResponse, { Token: 'tok_1' })
    await user.click(again)
    await user.click(await screen.findByRole('button', { name: registrationTexts.finishRegistration }))
    expect(await screen.findByText(registrationTexts.carriedOver)).toBeVisible()
    expect(requestsOf(submitPaymentResponse)[1]?.body).toMatchObject({ Token: 'tok_1', use_for_autopay: true })
  })

  it('starts again if the verification expired before a saved method was sent', async () => {
    mockCall(submitPaymentResponse, errorAnswer('not_signed_in', registrationTexts.verificationExpired))
    await saveMethod()
    expect(await screen.findByLabelText(commonTexts.zipCode)).toHaveValue('00141')
  })

  it('shows why it failed and can be retried', async () => {
    mockCall(
      createLegacyAccount,
      errorAnswer('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken }),
    )
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    expect((await screen.findAllByText(registrationTexts.emailTaken))[0]).toBeVisible()
    mockCall(createLegacyAccount, registered)
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    expect(await screen.findByText(registrationTexts.carriedOver)).toBeVisible()
  })

  it('signs in and opens the dashboard', async () => {
    const customer = aCustomer()
    mockSignedInUser(customer)
    mockCall(validateUser, {
      token: 'token-1',
      expires_at: '2099-01-01T00:00:00Z',
      user_details: customer,
      app_features: allRights,
      preferences: defaultPreferences,
      balance: null,
      account_details: null,
    })
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: registrationTexts.skipAndFinish }))
    await user.click(await screen.findByRole('button', { name: registrationTexts.dashboardLink }))
    expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
    expect(requestsOf(validateUser)[0]?.body).toEqual({ email, password })
  })
})
