import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveFaqFeedback, listFaqFeedback } from '#shared/contract/cases/help'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { smellTitle } from '../../../renderer/domain/cases/gasSafety'
import { platform } from '../../../renderer/platform'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const feeQuestion = 'What fee do I pay for each payment method?'
const meterQuestion = 'Why is my meter reading estimated?'

beforeAll(() => {
  // The test DOM has no layout and cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

beforeEach(() => mockCall(listFaqFeedback, []))

const itemOf = async (question: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name: question, level: 3 })
  const item = heading.closest('details')
  if (!item) throw new Error(`${question} is in no item`)
  return item
}

describe('the FAQs', () => {
  it('start with the most frequent questions about the selected service, and list every question', async () => {
    renderScreen('/faq', { as: customer })
    const most = await screen.findByRole('region', { name: helpTexts.mostAskedAbout(serviceTexts.serviceNames.FIBER) })
    expect(within(most).getAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(screen.getByRole('link', { name: feeQuestion })).toBeVisible()
  })

  it('show one topic when its chip is clicked', async () => {
    const user = renderScreen('/faq', { as: customer })
    await user.click(await screen.findByRole('link', { name: 'Paying and fees' }))
    expect(await screen.findByRole('region', { name: 'Paying and fees' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Paying and fees' })).toHaveAttribute('aria-current', 'page')
    expect(window.location.search).toBe('?topic=paying')
  })

  it('open and focus the question of a link', async () => {
    renderScreen('/faq?q=estimated-read', { as: customer })
    const item = await itemOf(meterQuestion)
    expect(item.open).toBe(true)
    expect(item.querySelector('summary')).toHaveFocus()
  })

  it('search while the user types, keep the focus and highlight the matches', async () => {
    const user = renderScreen('/faq', { as: customer })
    const box = await screen.findByLabelText(helpTexts.searchFaqs)
    await user.type(box, 'estimated')
    const item = await itemOf(/^Why is my meter reading\s+estimated/)
    expect(item.querySelector('h3 mark')).toHaveTextContent('estimated')
    const hits = screen.getAllByRole('heading', { level: 3 }).length
    expect(screen.getByText(helpTexts.questionsFound(hits))).toBeVisible()
    expect(box).toHaveFocus()
    expect(window.location.search).toBe('?search=estimated')
  })

  it('offer a request with the searched text if nothing was found', async () => {
    renderScreen('/faq?search=zzzxqv', { as: customer })
    expect(await screen.findByText(helpTexts.noMatchHint('zzzxqv'))).toBeVisible()
    const ask = screen.getByRole('link', { name: helpTexts.askUs })
    expect(new URL(ask.getAttribute('href') ?? '', 'https://a.example').searchParams.get('description')).toContain(
      'zzzxqv',
    )
    expect(screen.getByRole('link', { name: commonTexts.contactUs })).toBeVisible()
    expect(screen.getByRole('region', { name: helpTexts.mostAsked })).toBeVisible()
  })

  it('pass the question to a request of the right type', async () => {
    renderScreen('/faq?q=estimated-read', { as: customer })
    const ask = within(await itemOf(meterQuestion)).getByRole('link', {
      name: helpTexts.requestLink,
    })
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/serviceTicketCreate\?type=meter_reading&/))
  })

  it('offer a general message for a service that the user does not have', async () => {
    renderScreen('/faq?q=no-picture', { as: customer })
    const ask = within(await itemOf('There’s no picture on my TV.')).getByRole('link', {
      name: helpTexts.requestLink,
    })
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/serviceTicketCreate\?type=documents&/))
  })

  it('link to Contact Us for staff and for users who can’t send requests', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/faq?q=payment-fees', { as: customer, rights })
    const ask = within(await itemOf(feeQuestion)).getByRole('link', {
      name: helpTexts.contactLink,
    })
    expect(ask).toHaveAttribute('href', '/contactUs')
  })

  it('have links that anyone can open', async () => {
    const copied = vi.spyOn(platform, 'copyLink').mockResolvedValue(true)
    const user = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf(feeQuestion))
    await user.click(item.getByRole('button', { name: helpTexts.copyLinkTo(feeQuestion) }))
    expect(copied).toHaveBeenCalledWith('/faq?q=payment-fees')
  })

  it('never link to a form for a smell of gas', async () => {
    renderScreen('/faq?q=smell-gas', { as: customer })
    const item = await itemOf('I smell gas. What do I do?')
    expect(within(item).getByRole('link', { name: '555-0110' })).toHaveAttribute('href', 'tel:5550110')
    for (const name of [helpTexts.requestLink, helpTexts.contactLink])
      expect(within(item).queryByRole('link', { name })).toBeNull()
    expect(screen.getByRole('heading', { name: smellTitle })).toBeVisible()
  })
})

describe('feedback on an answer', () => {
  it('is sent with one click, stored, and can be changed', async () => {
    const feedback: { slug: string; helpful: boolean }[] = []
    mockCall(listFaqFeedback, () => [...feedback])
    mockCall(giveFaqFeedback, ({ body }) => {
      feedback.splice(0, 1, body as { slug: string; helpful: boolean })
      return null
    })
    const user = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf(feeQuestion))
    await user.click(item.getByRole('button', { name: commonTexts.no }))
    expect(await item.findByText(helpTexts.feedbackThanks)).toBeVisible()
    expect(item.getByRole('button', { name: commonTexts.no })).toHaveAttribute('aria-pressed', 'true')
    await user.click(item.getByRole('button', { name: commonTexts.yes }))
    expect(await item.findByRole('button', { name: commonTexts.yes, pressed: true })).toBeVisible()
    expect(requestsOf(giveFaqFeedback).map(({ body }) => body)).toEqual([
      { slug: 'payment-fees', helpful: false },
      { slug: 'payment-fees', helpful: true },
    ])
  })

  it('is shown at its own question only, as it was given earlier', async () => {
    mockCall(listFaqFeedback, [{ slug: 'payment-fees', helpful: true }])
    renderScreen('/faq?topic=paying', { as: customer })
    const item = within(await itemOf(feeQuestion))
    expect(await item.findByRole('button', { name: commonTexts.yes, pressed: true, hidden: true })).toBeInTheDocument()
    const other = within(await itemOf('How can I pay?'))
    expect(other.getByRole('button', { name: commonTexts.yes, hidden: true })).toHaveAttribute('aria-pressed', 'false')
  })

  it('says so if it could not be stored', async () => {
    mockCall(giveFaqFeedback, errorAnswer('unexpected', 'Something went wrong on our side.'))
    const user = renderScreen('/faq?q=payment-fees', { as: customer })
    const item = within(await itemOf(feeQuestion))
    await user.click(item.getByRole('button', { name: commonTexts.yes }))
    expect(await item.findByText(commonTexts.notSaved)).toBeVisible()
  })
})
