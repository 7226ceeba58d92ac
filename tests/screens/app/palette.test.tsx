import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import { askChat } from '#shared/contract/speech/chat'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { unknownAnswer } from '../../support/screens/chatPanel'
import { enterText } from '../../support/screens/enterText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  ignoreOtherCalls,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(getCustomerOverview, anOverview())
})

const boxLabels: readonly string[] = [commandTexts.staffPalettePrompt, commandTexts.palettePrompt]

async function openPalette(rights = allRights) {
  const user = renderScreen('/faq', { as: imani, rights })
  const opener = await screen.findByRole('button', { name: commandTexts.openPalette })
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: (label) => boxLabels.includes(label) })
  await waitFor(() => expect(box).toHaveFocus())
  const list = () => within(screen.getByRole('listbox'))
  const chosen = () => list().getByRole('option', { selected: true })
  return { user, opener, box, list, chosen }
}

describe('the command palette', () => {
  it('opens a page by a synonym, with the keyboard alone', async () => {
    const { user, box, chosen } = await openPalette()
    await enterText(user, box, 'unanswered')
    expect(chosen()).toHaveTextContent(pageTexts.messageQueue)
    expect(box).toHaveAttribute('aria-activedescendant', chosen().id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/messageQueue'))
    expect(screen.queryByRole('combobox', { name: commandTexts.staffPalettePrompt })).not.toBeInTheDocument()
  })

  it('moves with the arrows, Home and End, and wraps around at the ends', async () => {
    const { user, list, chosen } = await openPalette()
    const all = list().getAllByRole('option')
    expect(chosen()).toBe(all[0])
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe(all[1])
    await user.keyboard('{End}')
    expect(chosen()).toBe(all.at(-1))
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe(all[0])
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe(all.at(-1))
    await user.keyboard('{Home}')
    expect(chosen()).toBe(all[0])
  })

  it('returns the focus when it is closed with Escape', async () => {
    const user = renderScreen('/faq', { as: imani })
    const opener = await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.click(opener)
    await screen.findByRole('combobox', { name: commandTexts.staffPalettePrompt })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('searches for customers once three characters are typed, and opens the selected one', async () => {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const { user, box, list } = await openPalette()
    await user.type(box, 'ma')
    expect(requestsOf(searchCustomers)).toHaveLength(0)
    await user.type(box, 'ya')
    expect(await list().findByRole('option', { name: /Maya Fields CU-1 · 77 Mill Road/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(requestsOf(searchCustomers).map(({ query }) => query['search'])).toEqual(['maya'])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: commonTexts.customer })).toBeInTheDocument()
    expect(window.location.pathname).toBe(customerUrl('CU-1'))
  })

  it.each([
    { what: 'a request on its own page', is_message: false, address: '/serviceTicketView?' },
    { what: 'a message among the messages of its customer', is_message: true, address: '/?view=messages&' },
  ])('opens a case by its number: $what', async ({ is_message, address }) => {
    const found = {
      case_id: '11111111-2222-4333-8444-555555555555',
      case_no: 'C-2026-000004',
      title: 'Slow',
      is_message,
    }
    // What the opened page shows does not matter here.
    ignoreOtherCalls()
    mockCall(searchCustomers, { customers: [aFoundCustomer({ case: found })], total_count: 1, is_exact: true })
    const { user, box, list } = await openPalette()
    await enterText(user, box, 'c-2026-000004')
    const option = await list().findByRole('option', {
      name: new RegExp(`C-2026-000004 Slow ${commandTexts.messageRequestOf(is_message, 'Maya Fields')}`),
    })
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(list().getByRole('option', { name: /CU-1 · 77 Mill Road/ })).toBeInTheDocument()
    await user.keyboard('{Enter}')
    const { location } = window
    await waitFor(() => expect(location.pathname + location.search).toBe(`${address}case=${found.case_id}`))
  })

  it('keeps the highlighted entry when customers are added above it', async () => {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const { user, box, list, chosen } = await openPalette()
    await user.type(box, 'unanswered')
    expect(chosen()).toHaveTextContent(pageTexts.messageQueue)
    await list().findByRole('option', { name: /Maya Fields/ })
    expect(chosen()).toHaveTextContent(pageTexts.messageQueue)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/messageQueue'))
  })

  it('offers the recently opened customers before anything is typed', async () => {
    mockCall(listRecentCustomers, [aFoundCustomer({ name: 'Otto Late' })])
    const { list } = await openPalette()
    expect(await list().findByRole('option', { name: /Otto Late/ })).toBeInTheDocument()
  })

  it('announces the number of results, or that there are none', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const { user, box } = await openPalette()
    await user.type(box, 'zzzz')
    expect(await screen.findByText(commandTexts.noResults)).toBeInTheDocument()
  })

  it('passes text that is neither a name nor a command to the chat', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    mockCall(askChat, unknownAnswer)
    const { user, box, list } = await openPalette()
    await enterText(user, box, 'why is the sky blue')
    await user.click(await list().findByRole('option', { name: `${commandTexts.ask} why is the sky blue` }))
    await waitFor(() => expect(requestsOf(askChat)[0]?.body).toMatchObject({ message: 'why is the sky blue' }))
  })

  it('says which customer a command did not find', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const { user, box, list } = await openPalette()
    await enterText(user, box, 'find customer zzzz')
    expect(await screen.findByText(commandTexts.noCustomerMatch('zzzz'))).toBeInTheDocument()
    expect(list().queryByRole('option')).toBeNull()
  })

  it('says that the search for customers failed', async () => {
    mockCall(searchCustomers, () => errorAnswer('unexpected', 'No.'))
    const { user, box } = await openPalette()
    await user.type(box, 'maya')
    expect(await screen.findByText(commandTexts.customersNotLoaded, { exact: false })).toBeInTheDocument()
  })

  it.each([
    ['make payment 20', 'MANAGEPAYMENT', commandTexts.notAllowed(commandDescriptions['Make Payment'])],
    ['new credit run', 'CREDITS', commandTexts.notAllowed(commandDescriptions['New Credit Run'])],
  ] as const)('says that “%s” requires a right that the user does not have', async (sentence, feature, text) => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const rights = allRights.map((right) => (right.name === feature ? { ...right, write: false } : right))
    const maya = sentence === 'make payment 20' ? aCustomer() : imani
    const user = renderScreen('/faq', { as: maya, rights })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await enterText(user, await screen.findByRole('combobox', { name: (label) => boxLabels.includes(label) }), sentence)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('says to open a customer first if a command needs one', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const { user, box } = await openPalette()
    await enterText(user, box, 'make payment 20')
    expect(await screen.findByText(commandTexts.noAccount('staff'))).toBeInTheDocument()
  })

  it('does not open a page that the user may not see, and says so', async () => {
    const rights = allRights.map((right) => ({ ...right, read: right.name !== 'MANAGEPAYMENT' && right.read }))
    const user = renderScreen('/faq', { as: aCustomer(), rights })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await enterText(
      user,
      await screen.findByRole('combobox', { name: commandTexts.palettePrompt }),
      'go to payment methods',
    )
    expect(await screen.findByText(commandTexts.notAllowed('Payment Methods'))).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /^Go To/ })).toBeNull()
  })

  it('offers nothing that the user has no right to', async () => {
    const rights = allRights.map((right) =>
      right.name === 'CREDITS' || right.name === 'ACCOUNTS'
        ? { ...right, read: false, write: false, approve: false }
        : right,
    )
    const { user, box, list } = await openPalette(rights)
    await user.type(box, 'log')
    expect(list().getByRole('option', { name: /^Sign Out/ })).toBeInTheDocument()
    await user.clear(box)
    expect(list().queryByRole('option', { name: /^New Credit Run/ })).not.toBeInTheDocument()
    await user.type(box, 'maya')
    expect(requestsOf(searchCustomers)).toHaveLength(0)
  })
})
