import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Callback, cancelCallback, getCallback, requestCallback } from '#shared/contract/cases/help'
import * as deskTexts from '#shared/texts/cases/desks'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import * as openingHourTexts from '#shared/texts/openingHours'
import * as visitorTexts from '#shared/texts/visitorPages'
import { smellTitle } from '../../../renderer/domain/cases/gasSafety'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const desk = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') ?? document.body)
}

describe('contact us', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    mockCall(getCallback, null)
    // It is Saturday, 11 am in Denver.
    vi.setSystemTime('2026-06-06T17:00:00Z')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('starts with the gas emergency and a phone link', async () => {
    renderScreen('/contactUs', { as: customer })
    const call = await screen.findByRole('link', { name: `${visitorTexts.gasEmergency} 555-0110` })
    expect(call).toHaveAttribute('href', 'tel:5550110')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(smellTitle)
  })

  it('shows which desks are open now, and when the others open', async () => {
    renderScreen('/contactUs', { as: customer })
    expect((await desk('Outage')).getByText(openingHourTexts.alwaysOpen)).toBeVisible()
    expect((await desk(deskTexts.deskTitles.sales)).getByText(openingHourTexts.openUntil('5:00 PM'))).toBeVisible()
    expect(
      (await desk(deskTexts.deskTitles.builder)).getByText(openingHourTexts.opensOn('Monday', '7:00 AM')),
    ).toBeVisible()
  })

  it('uses the provider’s time zone', async () => {
    // It is 4:30 pm in Denver, and past 5 pm in the default time zone.
    vi.setSystemTime('2026-06-06T22:30:00Z')
    renderScreen('/contactUs', { as: customer })
    expect((await desk(deskTexts.deskTitles.sales)).getByText(openingHourTexts.openUntil('5:00 PM'))).toBeVisible()
  })

  it('says if a day is a holiday', async () => {
    vi.setSystemTime('2026-12-25T17:00:00Z')
    renderScreen('/contactUs', { as: customer })
    expect(await screen.findByText(helpTexts.holidayNotice(openingHourTexts.christmas))).toBeVisible()
    expect(
      (await desk(deskTexts.deskTitles.billing)).getByText(openingHourTexts.opensTomorrow('9:00 AM')),
    ).toBeVisible()
  })

  it('links to a new message, and to the right form for each topic', async () => {
    renderScreen('/contactUs', { as: customer })
    expect(await screen.findByRole('link', { name: helpTexts.writeAMessage })).toHaveAttribute(
      'href',
      '/messageCenter?new=1',
    )
    expect(screen.getByRole('link', { name: deskTexts.askAboutBill })).toHaveAttribute(
      'href',
      '/serviceTicketCreate?type=billing&subtype=bill_question',
    )
  })

  it('offers no forms to users who may only read', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/contactUs', { as: customer, rights })
    expect(await screen.findByText(helpTexts.mayNotWrite)).toBeVisible()
    expect(screen.queryByRole('link', { name: helpTexts.writeAMessage })).toBeNull()
    expect(screen.queryByRole('link', { name: deskTexts.askAboutBill })).toBeNull()
  })

  it('offers only the numbers to staff', async () => {
    renderScreen('/contactUs', {
      as: aStaffMember(),
    })
    expect(await screen.findByRole('heading', { name: deskTexts.deskTitles.billing })).toBeVisible()
    expect(screen.queryByRole('heading', { name: helpTexts.messageTitle })).toBeNull()
    expect(screen.queryByRole('heading', { name: helpTexts.requestACallback })).toBeNull()
    expect(requestsOf(getCallback)).toEqual([])
  })
})

const aCallback: Callback = {
  callback_id: '55555555-5555-4555-8555-555555555555',
  topic: 'technical',
  phone: '5125550142',
  day: '2026-06-07',
  from_minutes: 9 * 60,
  to_minutes: 11 * 60,
  created_at: '2026-06-06T17:00:00Z',
}

describe('a callback', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-06-06T17:00:00Z')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const panel = async () => within(await screen.findByRole('region', { name: helpTexts.requestACallback }))
  async function choose(user: ReturnType<typeof renderScreen>, label: string, option: string): Promise<void> {
    await user.click(await (await panel()).findByLabelText(label))
    await user.click(await screen.findByTitle(option))
  }

  it('is requested for open hours, and then shows its time', async () => {
    mockCall(getCallback, null)
    mockCall(requestCallback, () => {
      mockCall(getCallback, aCallback)
      return aCallback
    })
    const user = renderScreen('/contactUs', { as: customer })
    expect(await (await panel()).findByLabelText(commonTexts.phone)).toHaveValue('(512) 555-0142')
    await choose(user, helpTexts.topicQuestion, deskTexts.deskTitles.technical)
    await choose(user, helpTexts.when, 'Tomorrow, 9:00 AM–11:00 AM')
    await user.click((await panel()).getByRole('button', { name: helpTexts.requestCallback }))
    expect(await (await panel()).findByText('Tomorrow, 9:00 AM–11:00 AM')).toBeVisible()
    expect(requestsOf(requestCallback).map(({ body }) => body)).toEqual([
      { topic: 'technical', phone: '(512) 555-0142', day: '2026-06-07', from_minutes: 540 },
    ])
    expect(screen.getByRole('heading', { name: helpTexts.requestACallback })).toHaveFocus()
  })

  it('requires a time and a number', async () => {
    mockCall(getCallback, null)
    const user = renderScreen('/contactUs', { as: customer })
    await user.clear(await (await panel()).findByLabelText(commonTexts.phone))
    await user.click((await panel()).getByRole('button', { name: helpTexts.requestCallback }))
    expect((await panel()).getByText(helpTexts.timeIsRequired)).toBeVisible()
    expect((await panel()).getByText('Phone is required')).toBeVisible()
    expect((await panel()).getByLabelText(helpTexts.when)).toHaveFocus()
    expect(requestsOf(requestCallback)).toEqual([])
  })

  it('keeps the input and shows the reason at the field if it is rejected', async () => {
    mockCall(getCallback, null)
    mockCall(
      requestCallback,
      errorAnswer('invalid_input', helpTexts.callbackTimeUnavailable, {
        from_minutes: helpTexts.callbackTimeUnavailable,
      }),
    )
    const user = renderScreen('/contactUs', { as: customer })
    await choose(user, helpTexts.topicQuestion, deskTexts.deskTitles.technical)
    await choose(user, helpTexts.when, 'Tomorrow, 9:00 AM–11:00 AM')
    await user.click((await panel()).getByRole('button', { name: helpTexts.requestCallback }))
    expect(await (await panel()).findByText(helpTexts.callbackTimeUnavailable)).toBeVisible()
    expect((await panel()).getByTitle('Tomorrow, 9:00 AM–11:00 AM')).toBeVisible()
  })

  it('can be canceled while it is pending', async () => {
    mockCall(getCallback, aCallback)
    mockCall(cancelCallback, () => {
      mockCall(getCallback, null)
      return null
    })
    const user = renderScreen('/contactUs', { as: customer })
    await user.click(await (await panel()).findByRole('button', { name: helpTexts.cancelTheCall }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await (await panel()).findByRole('button', { name: helpTexts.requestCallback })).toBeVisible()
    await waitFor(() => expect(requestsOf(cancelCallback)).toHaveLength(1))
  })

  it('shows the reason in the confirmation if it could not be canceled', async () => {
    mockCall(getCallback, aCallback)
    mockCall(cancelCallback, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/contactUs', { as: customer })
    await user.click(await (await panel()).findByRole('button', { name: helpTexts.cancelTheCall }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText('Not now.')).toBeInTheDocument()
  })

  it('has an error of its own if it could not be loaded, beside everything else', async () => {
    mockCall(getCallback, errorAnswer('unexpected', commonTexts.unexpected))
    renderScreen('/contactUs', { as: customer })
    expect(await (await panel()).findByText(helpTexts.callbackNotLoaded)).toBeVisible()
    expect(screen.getByRole('heading', { name: deskTexts.deskTitles.billing })).toBeVisible()
  })
})
