import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getCase, listOpenCases } from '#shared/contract/cases/cases'
import { listComments, listMessages } from '#shared/contract/cases/messages'
import { viewBalance } from '#shared/contract/payments/payments'
import * as pageTexts from '#shared/texts/pages'
import * as commandTexts from '#shared/texts/speech/commands'
import * as paletteTexts from '#shared/texts/speech/palette'
import * as taskTexts from '#shared/texts/tasks'
import { message, request } from '../../support/answers/caseAnswers'
import { owes } from '../../support/answers/paymentAnswers'
import { enterText } from '../../support/screens/enterText'
import { aCustomer, allRights, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

describe('the palette of a customer', () => {
  const suggestions = () =>
    within(screen.getByRole('group', { name: paletteTexts.groupTitles.suggested }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)

  async function openAs(rights = allRights, as = aCustomer()) {
    const user = renderScreen('/faq', { as, rights })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    return { user, box: await screen.findByRole('combobox', { name: commandTexts.palettePrompt }) }
  }

  it('opens a request by its number', async () => {
    const counts = { open: 1, waiting: 0, closed: 0, cancelled: 0 }
    mockCall(listOpenCases, ({ body }) => {
      const { tab } = z.object({ tab: z.string() }).parse(body)
      return { cases: tab === 'open' ? [request] : [], total_count: 1, counts }
    })
    mockCall(getCase, request)
    mockCall(listComments, { comments: [], total_count: 0 })
    const { user, box } = await openAs()
    await enterText(user, box, request.case_no.toLowerCase())
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${request.case_no}`) }))
    const { location } = window
    await waitFor(() => expect(location.pathname + location.search).toBe(`/serviceTicketView?case=${request.case_id}`))
  })

  it('opens a message by its number', async () => {
    mockCall(listOpenCases, { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } })
    mockCall(listMessages, { messages: [message], total_count: 1 })
    mockCall(listComments, { comments: [], total_count: 0 })
    const { user, box } = await openAs()
    await enterText(user, box, message.case_no.toLowerCase())
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${message.case_no}`) }))
    expect(requestsOf(listMessages)[0]?.query).toMatchObject({ case_no: message.case_no })
    const { location } = window
    await waitFor(() => expect(location.pathname + location.search).toBe(`/messageCenter?case=${message.case_id}`))
  })

  it('does not suggest what the account has done', async () => {
    mockCall(viewBalance, { ...owes, unpaidBalance: 0, autopayEnabled: true })
    await openAs()
    await waitFor(() => expect(suggestions()).toEqual([taskTexts.reportOutage, taskTexts.changeWifi]))
  })

  it('suggests what suits the selected service', async () => {
    mockCall(viewBalance, owes)
    const { user_accounts, user_address_details } = aCustomer()
    const gasOnly = { user_accounts: user_accounts.slice(2), user_address_details: user_address_details.slice(1) }
    await openAs(allRights, aCustomer(gasOnly))
    expect(suggestions()).toEqual([
      pageTexts.makeAPayment,
      taskTexts.turnOnAutopay,
      taskTexts.seeGasUsage,
      taskTexts.submitReading,
    ])
  })

  it('does not list the current page among the recent ones', async () => {
    const { user } = await openAs()
    await user.click(screen.getByRole('option', { name: pageTexts.contactUs }))
    await screen.findByRole('heading', { name: pageTexts.contactUs, level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    const recent = within(await screen.findByRole('group', { name: paletteTexts.groupTitles.recent }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['FAQs'])
  })

  it('suggests common tasks before anything is typed', async () => {
    mockCall(viewBalance, owes)
    await openAs()
    expect(suggestions()).toEqual([
      pageTexts.makeAPayment,
      taskTexts.reportOutage,
      taskTexts.changeWifi,
      taskTexts.turnOnAutopay,
    ])
  })

  it('offers no task that requires a right the user does not have', async () => {
    const rights = allRights.map((right) => (right.name === 'SERVICETICKET' ? { ...right, write: false } : right))
    const { user, box } = await openAs(rights)
    await enterText(user, box, 'refund')
    expect(screen.queryByRole('option', { name: taskTexts.askRefund })).toBeNull()
  })
})
