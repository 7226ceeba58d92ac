import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveFaqFeedback, listFaqFeedback } from '#shared/contract/help'
import * as commonTexts from '#shared/texts/common'
import * as helpTexts from '#shared/texts/help'
import * as paymentTexts from '#shared/texts/payments'
import { smellTitle } from '../../renderer/domain/cases/gasSafety'
import { platform } from '../../renderer/platform'
import { aCustomer, allRights, errorAnswer, mockCall, renderScreen, requestsOf } from '../support/screens/renderScreen'

const customer = aCustomer()

beforeAll(() => {
  // The test DOM has no layout and cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

beforeEach(() => mockCall(listFaqFeedback, []))

const itemOf = async (question: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name: question, level: 3 })
  const item = heading.closest('details')
  if (!item) throw new Error(`${question} stands in no item`)
  return item
}

describe('the FAQs', () => {
  it('begin with what is asked most about the chosen service, and list every question', async () => {
    renderScreen('/faq', { as: customer })
    const most = await screen.findByRole('region', { name: helpTexts.mostAskedAbout('Fiber') })
    expect(within(most).getAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'What fee do I pay for each payment method?' })).toBeVisible()
  })

  it('show one topic by its chip', async () => {
    const hands = renderScreen('/faq', { as: customer })
    await hands.click(await screen.findByRole('link', { name: paymentTexts.paying('and fees') }))
    expect(await screen.findByRole('region', { name: paymentTexts.paying('and fees') })).toBeVisible()
    expect(screen.getByRole('link', { name: paymentTexts.paying('and fees') })).toHaveAttribute('aria-current', 'page')
    expect(window.location.search).toBe('?topic=paying')
  })

  it('open the question that a link is about, and put the focus there', async () => {
    renderScreen('/faq?q=estimated-read', { as: customer })
    const item = await itemOf('Why is my read estimated?')
    expect(item.open).toBe(true)
    expect(item.querySelector('summary')).toHaveFocus()
  })

  it('search while one types, with the focus kept and the words marked', async () => {
    const hands = renderScreen('/faq', { as: customer })
    const box = await screen.findByLabelText(helpTexts.searchFaqs)
    await hands.type(box, 'estimated')
    const item = await itemOf(/^Why is my read\s+estimated/)
    expect(item.querySelector('h3 mark')).toHaveTextContent('estimated')
    expect(screen.getByText(/questions? found$/)).toBeVisible()
    expect(box).toHaveFocus()
    expect(window.location.search).toBe('?search=estimated')
  })

  it('offer a request with what was searched for when nothing is found', async () => {
    renderScreen('/faq?search=zzzxqv', { as: customer })
    expect(await screen.findByText(/^No question matches “zzzxqv”/)).toBeVisible()
    const ask = screen.getByRole('link', { name: helpTexts.askUs })
    expect(new URL(ask.getAttribute('href') ?? '', 'https://a.example').searchParams.get('description')).toContain(
      'zzzxqv',
    )
    expect(screen.getByRole('link', { name: helpTexts.contactUs })).toBeVisible()
    expect(screen.getByRole('region', { name: helpTexts.mostAsked })).toBeVisible()
  })

  it('hand the question to a request of the fitting kind', async () => {
    renderScreen('/faq?q=estimated-read', { as: customer })
    const ask = within(await itemOf('Why is my read estimated?')).getByRole('link', { name: /^Still need help/ })
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/serviceTicketCreate\?type=meter_reading&/))
  })

  it('ask in general about a service that one does not have', async () => {
    renderScreen('/faq?q=no-picture', { as: customer })
    const ask = within(await itemOf('There’s no picture on my TV.')).getByRole('link', { name: /^Still need help/ })
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/serviceTicketCreate\?type=documents&/))
  })

  it('lead those who cannot send requests, and staff, to Contact Us', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/faq?q=payment-fees', { as: customer, rights })
    const ask = within(await itemOf('What fee do I pay for each payment method?')).getByRole('link', {
      name: /^Still need help/,
    })
    expect(ask).toHaveAttribute('href', '/contactUs')
  })

  it('have links that can be passed on to anyone', async () => {
    const copied = vi.spyOn(platform, 'copyLink').mockResolvedValue(true)
    const hands = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf('What fee do I pay for each payment method?'))
    await hands.click(item.getByRole('button', { name: /^Copy link to/ }))
    expect(copied).toHaveBeenCalledWith('/faq?q=payment-fees')
  })

  it('never send a smell of gas to a form', async () => {
    renderScreen('/faq?q=smell-gas', { as: customer })
    const item = await itemOf('I smell gas. What do I do?')
    expect(within(item).getByRole('link', { name: '555-0110' })).toHaveAttribute('href', 'tel:5550110')
    expect(within(item).queryByRole('link', { name: /^Still need help/ })).toBeNull()
    expect(screen.getByRole('heading', { name: smellTitle })).toBeVisible()
  })
})

describe('whether an answer helped', () => {
  it('is said with one click, kept, and can be changed', async () => {
    const said: { slug: string; helpful: boolean }[] = []
    mockCall(listFaqFeedback, () => [...said])
    mockCall(giveFaqFeedback, ({ body }) => {
      said.splice(0, 1, body as { slug: string; helpful: boolean })
      return null
    })
    const hands = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf('What fee do I pay for each payment method?'))
    await hands.click(item.getByRole('button', { name: commonTexts.noText }))
    expect(await item.findByText(/^Thank you/)).toBeVisible()
    expect(item.getByRole('button', { name: commonTexts.noText })).toHaveAttribute('aria-pressed', 'true')
    await hands.click(item.getByRole('button', { name: commonTexts.yes }))
    expect(await item.findByRole('button', { name: commonTexts.yes, pressed: true })).toBeVisible()
    expect(requestsOf(giveFaqFeedback).map(({ body }) => body)).toEqual([
      { slug: 'payment-fees', helpful: false },
      { slug: 'payment-fees', helpful: true },
    ])
  })

  it('is shown as it was said earlier, at that question alone', async () => {
    mockCall(listFaqFeedback, [{ slug: 'payment-fees', helpful: true }])
    renderScreen('/faq?topic=paying', { as: customer })
    const item = within(await itemOf('What fee do I pay for each payment method?'))
    expect(await item.findByRole('button', { name: commonTexts.yes, pressed: true, hidden: true })).toBeInTheDocument()
    const other = within(await itemOf('How can I pay?'))
    expect(other.getByRole('button', { name: commonTexts.yes, hidden: true })).toHaveAttribute('aria-pressed', 'false')
  })

  it('that could not be kept says so', async () => {
    mockCall(giveFaqFeedback, errorAnswer('unexpected', 'Something went wrong on our side.'))
    const hands = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf('What fee do I pay for each payment method?'))
    await hands.click(item.getByRole('button', { name: commonTexts.yes }))
    expect(await item.findByText(commonTexts.notSavedTryAgain)).toBeVisible()
  })
})
