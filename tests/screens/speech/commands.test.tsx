import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listStatements } from '#shared/contract/billing/statements'
import { updatePreferences } from '#shared/contract/customers/preferences'
import { listPaymentProfiles, payOnce, viewBalance } from '#shared/contract/payments/payments'
import { askChat } from '#shared/contract/speech/chat'
import { defaultPreferences } from '#shared/customers/preferences'
import type { ResponseOf } from '#shared/http/endpoint'
import * as emergencyTexts from '#shared/texts/cases/emergencies'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import * as chatTexts from '#shared/texts/speech/chat'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { bank, declined, owes, visa } from '../../support/answers/paymentAnswers'
import { anAnswer, findChat } from '../../support/screens/chatPanel'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { findPaymentReview, give, giveCommand } from '../../support/screens/giveCommand'
import { aCustomer, allRights, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

beforeEach(() => {
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa, bank])
  mockCall(payOnce, declined)
})

describe('other commands', () => {
  const owed = paymentTexts.owes('own', '$110.80', '03/22/2026')

  it('“show balance” shows the balance', async () => {
    await giveCommand('how much do I owe?')
    expect(await screen.findByText(commandTexts.balanceAt('Fiber', '12 Larkspur Lane', owed))).toBeInTheDocument()
    expect(window.location.pathname).toBe('/')
  })

  it('“show balance” of a service shows that of its account', async () => {
    await giveCommand('how much do I owe for gas')
    expect(await screen.findByText(commandTexts.balanceAt('Gas', '12 Larkspur Lane', owed))).toBeInTheDocument()
    expect(requestsOf(viewBalance).at(-1)?.body).toMatchObject({ service_type: 'GAS' })
    expect(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS })).toBeChecked()
  })

  it('“download statement” of a month uses the named year', async () => {
    mockCall(listStatements, { statements: [], total_count: 0, years: [], first_bill_date: null })
    await giveCommand('download statement for october 2026')
    expect(await screen.findByText(commandTexts.noStatement('October 2026', null))).toBeInTheDocument()
    expect(requestsOf(listStatements).at(-1)?.body).toMatchObject({ billing_group_id: 'group-4001', year: 2026 })
  })

  it('“create message” opens the form with its subject', async () => {
    await giveCommand('write a message about my router')
    expect(await screen.findByRole('dialog', { name: 'Create a message' })).toBeInTheDocument()
    expect(await screen.findByDisplayValue('router')).toBeInTheDocument()
  })

  it('“create message” keeps its subject out of the URL and the browser’s history', async () => {
    await giveCommand('write a message about my router')
    await screen.findByDisplayValue('router')
    expect(window.location.search).toBe('?new=1')
    expect(JSON.stringify(window.history.state)).not.toContain('router')
  })

  it('“create message” keeps a subject that is already typed', async () => {
    const user = renderScreen('/messageCenter?new=1', { as: aCustomer() })
    await user.type(await screen.findByRole('textbox', { name: commonTexts.subject }), 'Boxes')
    cleanup()
    await giveCommand('write a message about my router')
    expect(await screen.findByDisplayValue('Boxes')).toBeInTheDocument()
    expect(screen.queryByDisplayValue('router')).not.toBeInTheDocument()
  })

  it('“switch to” an address selects it immediately if only one matches', async () => {
    await giveCommand('switch to 77 Mill Road')
    expect(await screen.findByText(commandTexts.switchedTo('77 Mill Road'))).toBeInTheDocument()
  })

  it('“switch address” asks which one', async () => {
    await giveCommand('switch address')
    const dialog = await screen.findByRole('dialog', { name: customerTexts.switchAccount })
    expect(within(dialog).getByRole('button', { name: commonTexts.chooseItem('77 Mill Road') })).toBeInTheDocument()
  })

  it('“use the dark look” changes the theme', async () => {
    mockCall(updatePreferences, { ...defaultPreferences, theme: 'dark' })
    await giveCommand('use the dark look')
    await waitFor(() => expect(requestsOf(updatePreferences)[0]?.body).toEqual({ theme: 'dark' }))
  })

  it('“what can I say” lists this user’s commands, and none of staff', async () => {
    await giveCommand('what can i say')
    const dialog = await screen.findByRole('dialog', { name: commandTexts.listTitle })
    expect(within(dialog).getByText('“Make payment fifty dollars”')).toBeInTheDocument()
    expect(within(dialog).queryByText(commandDescriptions['Find Customer'])).not.toBeInTheDocument()
  })

  it('“what can I say” names one of the user’s addresses', async () => {
    await giveCommand('what can i say')
    const dialog = await screen.findByRole('dialog', { name: commandTexts.listTitle })
    expect(within(dialog).getByText('“Switch to 77 Mill Road”')).toBeInTheDocument()
    expect(within(dialog).queryByText(/Quill Street/)).toBeNull()
  })

  it('“what can I say” can be scrolled by keyboard and is focused first', async () => {
    await giveCommand('what can i say')
    const list = await screen.findByRole('region', { name: commandTexts.commands })
    expect(list).toHaveAttribute('tabindex', '0')
    await waitFor(() => expect(list).toHaveFocus())
  })

  it('are not offered without their right', async () => {
    const user = renderScreen('/faq', {
      as: aCustomer(),
      rights: allRights.map((right) => (right.name === 'MANAGEPAYMENT' ? { ...right, write: false } : right)),
    })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(
      await screen.findByRole('combobox', { name: commandTexts.palettePrompt }),
      'make payment fifty dollars',
    )
    expect(screen.queryByRole('option', { name: /Make Payment/ })).not.toBeInTheDocument()
  })
})

describe('the right to a command', () => {
  const [own, , other] = aCustomer().user_accounts
  if (!own || !other) throw new Error('The customer has accounts')
  const readsOnly = { granted_rights: ['MANAGEPAYMENT.read'] }

  it('is checked on the named account: no review opens if payments are read-only there', async () => {
    const user = renderScreen('/faq', { as: aCustomer({ user_accounts: [own, { ...other, ...readsOnly }] }) })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(
      await screen.findByRole('combobox', { name: commandTexts.palettePrompt }),
      'pay $50 for 77 Mill Road',
    )
    expect(await screen.findByText(commandTexts.notAllowed(commandDescriptions['Make Payment']))).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Make Payment/ })).not.toBeInTheDocument()
  })

  it('is checked on the named account, whatever the rights on the selected one', async () => {
    const user = renderScreen('/faq', { as: aCustomer({ user_accounts: [{ ...own, ...readsOnly }, other] }) })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await give(user, 'pay $50 for 77 Mill Road')
    expect(within(await findPaymentReview()).getByText(/^Gas at 77 Mill Road/)).toBeInTheDocument()
  })
})

describe('while a payment is under way', () => {
  async function paying() {
    const deferred = createDeferredAnswer<ResponseOf<typeof payOnce>>()
    mockCall(payOnce, () => deferred.promise)
    const user = renderScreen('/payment', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: /^Pay .* from Visa/ }))
    await user.click(within(await findPaymentReview()).getByRole('button', { name: /^Pay \$/ }))
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
    return { user, deferred }
  }

  it('no command can be typed during a payment, and the review stays in front until the bank has responded', async () => {
    const { user, deferred } = await paying()
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox', { name: commandTexts.palettePrompt })).toBeNull()
    await act(async () => deferred.resolveWith(declined))
    expect(
      await screen.findByText(paymentTexts.theBankDeclined('Visa ending in 1111'), { exact: false }),
    ).toBeInTheDocument()
  })

  it('a user who follows a link is told there that the bank has not responded', async () => {
    const { user, deferred } = await paying()
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    await screen.findByText(/^Gas at 12 Larkspur Lane/)
    const reason = 'The bank has not answered yet.'
    await act(async () => deferred.resolveWith({ ...declined, 'payment-status': 'PENDING', reason }))
    expect(await screen.findByText(reason)).toBeInTheDocument()
  })
})

describe('“I smell gas”', () => {
  it('shows what to do before anything is selected, and then the safety answer of the chat', async () => {
    mockCall(askChat, anAnswer({ source: 'safety', text: ['Leave immediately.'], offers_person: false }))
    const { option } = await giveCommand('report a gas leak')
    expect(option).toHaveTextContent(emergencyTexts.smellGasTitle)
    expect(option).toHaveTextContent(emergencyTexts.smellLine)
    const chat = await findChat()
    expect(await chat.findByText('Leave immediately.')).toBeInTheDocument()
    expect(chat.getByRole('link', { name: chatTexts.call911 })).toHaveAttribute('href', 'tel:911')
    expect(requestsOf(askChat).map(({ body }) => body)).toMatchObject([{ message: 'report a gas leak' }])
  })
})
