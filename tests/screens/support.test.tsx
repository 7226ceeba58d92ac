import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listActiveAnnouncements } from '#shared/contract/announcements'
import { getCase, listOpenCases, listServiceSubtypes, listServiceTypes } from '#shared/contract/cases'
import { getAccountDetails } from '#shared/contract/customers'
import { kinds, request, subtypes } from '../support/caseAnswers'
import { aCustomer, allRights, play, renderScreen } from '../support/renderScreen'

const customer = aCustomer()
const counts = { open: 1, waiting: 2, closed: 0, cancelled: 0 }
const noDetails = { user_id: customer.user_id, billing_accounts: [], locations: [] }

const outage = {
  announcement_id: '1',
  title: 'A cable was cut',
  body: 'Crews are splicing.',
  kind: 'Outage',
  severity: 'urgent' as const,
  dismissible: false,
  priority: 1,
  starts_at: '2026-03-01T15:00:00.000Z',
  ends_at: null,
}

describe('the support hub', () => {
  it('shows what is under way and leads only to what is there', async () => {
    play(listOpenCases, { cases: [request], total_count: 1, counts })
    renderScreen('/support', { as: customer })
    expect(await screen.findByRole('link', { name: request.title })).toBeVisible()
    expect(screen.getByRole('link', { name: '2 requests wait for you' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Gas meter/ })).toBeVisible()
    expect(await screen.findByText('No outage is known at your addresses.')).toBeVisible()
  })

  it('leaves out what the person may not see', async () => {
    const rights = allRights.filter(({ name }) => name !== 'SERVICETICKET')
    renderScreen('/support', { as: customer, rights })
    expect(await screen.findByRole('link', { name: /^Troubleshooting/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^New service request/ })).toBeNull()
  })
})

describe('troubleshooting', () => {
  it('remembers where one was, and hands what was tried to a request', async () => {
    play(getAccountDetails, noDetails)
    play(listServiceTypes, kinds)
    play(listServiceSubtypes, subtypes)
    play(listOpenCases, { cases: [], total_count: 0, counts })
    play(getCase, request)
    const hands = renderScreen('/troubleShoot', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Fiber' }))
    await hands.click(screen.getByRole('button', { name: 'Slow internet' }))
    await hands.click(screen.getByRole('button', { name: 'Done, no change' }))
    expect(screen.getByText(/Step 2 of 3/)).toBeVisible()
    await hands.click(screen.getByRole('button', { name: 'I cannot try this' }))
    await hands.click(screen.getByRole('button', { name: 'Done, no change' }))
    await hands.click(screen.getByRole('button', { name: 'Open a request' }))
    expect(await screen.findByRole('heading', { name: 'Slow internet' })).toBeVisible()
    await hands.type(await screen.findByLabelText('Description'), 'Slow.')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByText('Pause what downloads')).toBeVisible()
    expect(screen.getByText('Not tried')).toBeVisible()
  })

  it('claims nothing in the request that was not tried, and shows there what was', async () => {
    play(getAccountDetails, noDetails)
    play(listServiceTypes, kinds)
    play(listServiceSubtypes, subtypes)
    play(listOpenCases, { cases: [], total_count: 0, counts })
    const hands = renderScreen('/troubleShoot', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Fiber' }))
    await hands.click(screen.getByRole('button', { name: 'Slow internet' }))
    await hands.click(screen.getByRole('button', { name: 'I cannot try this' }))
    await hands.click(screen.getByRole('button', { name: 'Done, no change' }))
    await hands.click(screen.getByRole('button', { name: 'Done, no change' }))
    await hands.click(screen.getByRole('button', { name: 'Open a request' }))
    await hands.click(await screen.findByText('What you tried'))
    expect(screen.getByText('Try it with a cable: Not tried')).toBeVisible()
    expect(screen.queryByText('Slow with a cable')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Description')).not.toBeInTheDocument()
  })

  it('names a known outage before anybody unplugs anything', async () => {
    play(getAccountDetails, noDetails)
    play(listActiveAnnouncements, [outage])
    const hands = renderScreen('/troubleShoot', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Fiber' }))
    expect(await screen.findByText('A cable was cut')).toBeVisible()
  })

  it('never troubleshoots a smell of gas', async () => {
    play(getAccountDetails, noDetails)
    const hands = renderScreen('/troubleShoot', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Gas' }))
    expect(screen.getByRole('heading', { name: 'Smell gas? Leave, then call.' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /smells|smell of/i })).toBeNull()
  })
})
