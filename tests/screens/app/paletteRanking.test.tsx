import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import * as pageTexts from '#shared/texts/pages'
import * as commandTexts from '#shared/texts/speech/commands'
import * as taskTexts from '#shared/texts/tasks'
import { anOverview } from '../../support/answers/customerAnswers'
import { enterText } from '../../support/screens/enterText'
import { aCustomer, mockCall, renderScreen } from '../../support/screens/renderScreen'

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(getCustomerOverview, anOverview())
})

describe('the first entry', () => {
  async function firstOf(typed: string, as = aCustomer()) {
    const user = renderScreen('/faq', { as })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await enterText(user, await screen.findByRole('combobox', { name: commandTexts.palettePrompt }), typed)
    return screen.getByRole('option', { selected: true })
  }

  it('the first entry for “pay” is the payment page', async () => {
    expect(await firstOf('pay')).toHaveTextContent(pageTexts.makeAPayment)
  })

  it.each(['cancel', 'stop'])('the first entry for “%s” is the question to ask, not a request', async (typed) => {
    expect(await firstOf(typed)).toHaveTextContent(`${commandTexts.ask}${typed}`)
  })

  it('the first entry for the name of a page is that page', async () => {
    expect(await firstOf('go to support')).toHaveTextContent(/^Support$/)
  })

  it('the first entry for a page in the menu is that page, without a duplicate', async () => {
    expect(await firstOf('payment methods')).toHaveTextContent(/^Payment Methods$/)
    expect(screen.getAllByRole('option', { name: /Payment Methods/ })).toHaveLength(1)
  })

  it.each([
    ['dark mode', taskTexts.darkMode],
    ['paperless', taskTexts.goPaperless],
    ['quiet hours', taskTexts.quietHours],
    ['two-step sign-in', taskTexts.twoStep],
    ['turn on autopay', taskTexts.turnOnAutopay],
    ['change wifi password', taskTexts.changeWifi],
    ['report outage', taskTexts.reportOutage],
    ['recipt', taskTexts.findReceipt],
    ['return modem', taskTexts.returnEquipment],
    ['married', taskTexts.changeName],
    ['submit a reading', taskTexts.submitReading],
    ['bill too high', taskTexts.compareBills],
  ])('the first entry for “%s” is the task or setting “%s”', async (typed, label) => {
    expect(await firstOf(typed)).toHaveTextContent(label)
  })

  it.each([
    ['landline', pageTexts.voip],
    ['home phone', pageTexts.voip],
    ['no internet', pageTexts.troubleshooting],
  ])('the entries for “%s” include the page “%s”', async (typed, label) => {
    const accounts = aCustomer().user_accounts
    const voice = accounts.slice(0, 1).map((fiber) => ({ ...fiber, service_type_code: 'VOIP' as const }))
    await firstOf(typed, aCustomer({ user_accounts: [...accounts, ...voice] }))
    expect(screen.getByRole('option', { name: label })).toBeInTheDocument()
  })

  it('a page and the command with the same name are one entry', async () => {
    await firstOf('move')
    expect(screen.getAllByRole('option', { name: new RegExp(`^${pageTexts.newServiceRequest}`) })).toHaveLength(1)
  })

  it('a command has no description that only repeats its name', async () => {
    await firstOf('sign out')
    expect(screen.getByRole('option', { name: 'Sign Out' })).toBeInTheDocument()
  })

  it('is one that has the whole word, before one that has its letters inside a word', async () => {
    const accounts = aCustomer().user_accounts
    const tv = accounts.slice(0, 1).map((fiber) => ({ ...fiber, service_type_code: 'TV' as const }))
    await firstOf('gas', aCustomer({ user_accounts: [...accounts, ...tv] }))
    const labels = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(labels[0]).toBe('Gas Usage History')
    expect(labels.indexOf('TV & GigaStream')).toBeGreaterThan(0)
  })

  it.each(['pay 20.555 dollars', 'pay minus five'])(
    'the first entry for “%s” says that it is not an amount',
    async (typed) => {
      await firstOf(typed)
      expect(screen.getByText(commandTexts.noAmount)).toBeInTheDocument()
    },
  )
})
