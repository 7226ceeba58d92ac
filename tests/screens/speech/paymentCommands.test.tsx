import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { listPaymentProfiles, payOnce, viewBalance } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
import { bank, declined, owes, visa } from '../../support/answers/paymentAnswers'
import { findPaymentReview, give, giveCommand } from '../../support/screens/giveCommand'
import { mockCall, requestsOf } from '../../support/screens/renderScreen'

beforeEach(() => {
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa, bank])
  mockCall(payOnce, declined)
})

describe('“make payment”', () => {
  it('opens the review with the amount and the cheapest method, and pays only with its button', async () => {
    const { user } = await giveCommand('make payment fifty dollars')
    const dialog = await findPaymentReview()
    expect(within(dialog).getByRole('radio', { name: 'E-Check ending in 6789' })).toBeChecked()
    expect(requestsOf(payOnce)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: paymentTexts.payAmount('$50.00') }))
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
    expect(requestsOf(payOnce)[0]?.body).toMatchObject({ amount: 50, 'payment-token': 'tok_bank' })
  })

  it('takes the method by its nickname', async () => {
    const { option } = await giveCommand('pay $50 with joint checking')
    expect(option).toHaveTextContent(/Make Payment\s*\$50.00, joint checking/)
    const dialog = await findPaymentReview()
    expect(within(dialog).getByRole('radio', { name: 'E-Check ending in 6789' })).toBeChecked()
  })

  it('reports a method name that does not exist, and selects none', async () => {
    await giveCommand('pay $50 with purple card')
    const dialog = await findPaymentReview()
    expect(within(dialog).getByText(commandTexts.noSuchMethod('purple card'))).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: paymentTexts.payAmount('$50.00') })).toBeDisabled()
  })

  it('asks which one if two bank accounts match, and selects none', async () => {
    mockCall(listPaymentProfiles, [visa, { ...bank, 'profile-description': '' }, { ...bank, token: 'tok_other' }])
    await giveCommand('pay $50 with my checking account')
    const dialog = await findPaymentReview()
    const text = commandTexts.severalMethods('checking account')
    expect(within(dialog).getByText(text)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: paymentTexts.payAmount('$50.00') })).toBeDisabled()
  })

  it('pays nothing if it is canceled, and does not ask again', async () => {
    const { user } = await giveCommand('make payment fifty dollars')
    const dialog = await findPaymentReview()
    await user.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('110.80')
    expect(requestsOf(payOnce)).toHaveLength(0)
    await give(user, 'pay my bill in full')
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('names the bill, and selects that of the named service', async () => {
    await giveCommand('pay $50 on my gas bill')
    const dialog = await findPaymentReview()
    expect(within(dialog).getByText(/^Gas at 12 Larkspur Lane/)).toBeInTheDocument()
  })

  it('selects the bill of the named address', async () => {
    await giveCommand('pay $50 for 77 Mill Road')
    const dialog = await findPaymentReview()
    expect(within(dialog).getByText(/^Gas at 77 Mill Road/)).toBeInTheDocument()
  })

  it('opens no review for an address that is not the customer’s', async () => {
    await giveCommand('pay $50 for 9 Nowhere Road')
    expect(await screen.findByText(commandTexts.noSuchBill('9 Nowhere Road'))).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeNull()
    expect(window.location.pathname).toBe('/faq')
  })

  it('shows the limits of an amount', async () => {
    await giveCommand('pay 9999999 dollars')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.makePayment })
    expect(within(dialog).getByText(commandTexts.amountBeyond)).toBeInTheDocument()
  })

  it('opens no review for another account that was selected while the methods were loading', async () => {
    let answer: (methods: PaymentProfile[]) => void = () => undefined
    mockCall(listPaymentProfiles, () => new Promise<PaymentProfile[]>((resolve) => (answer = resolve)))
    const { user } = await giveCommand('make payment fifty dollars')
    await screen.findByRole('heading', { name: pageTexts.makeAPayment })
    mockCall(listPaymentProfiles, [visa, bank])
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    answer([visa, bank])
    expect(await screen.findByText(/^Gas at 12 Larkspur Lane/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^Pay .* from Visa/ })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens a new review, with its own method, if it is repeated', async () => {
    const { user } = await giveCommand('make payment fifty dollars with visa')
    const dialog = await findPaymentReview()
    await user.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await give(user, 'make payment sixty dollars with joint checking')
    const next = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    expect(within(next).getByRole('radio', { name: 'E-Check ending in 6789' })).toBeChecked()
  })

  it('reports that nothing is owed if no amount was named, and does not ask for one later', async () => {
    mockCall(viewBalance, { ...owes, unpaidBalance: 0, dueOn: null })
    const { user } = await giveCommand('pay my bill')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.makePayment })
    expect(within(dialog).getByText(commandTexts.nothingToPay)).toBeInTheDocument()
    await user.click(within(dialog).getAllByRole('button', { name: commonTexts.close }).at(-1) ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.type(screen.getByLabelText(commonTexts.amount), '25')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('reviews the whole balance if no amount was named', async () => {
    await giveCommand('pay my bill')
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })
})
