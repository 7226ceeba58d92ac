import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { endMoratorium, listMoratoria, startMoratorium } from '#shared/contract/billing/moratoria'
import { listCommunities } from '#shared/contract/customers/communities'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import * as communityTexts from '#shared/texts/customers/communities'
import * as fieldTexts from '#shared/texts/fields'
import { aCommunity } from '../../support/answers/communityAnswers'
import { aMoratorium } from '../../support/answers/dunningAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { selectOption } from '../../support/screens/requestForm'

const moratorium = aMoratorium()
const scheduled = aMoratorium({
  moratorium_id: '88888888-8888-4888-8888-888888888888',
  kind: 'winter',
  community: null,
  starts_on: '2026-11-01',
  ends_on: '2027-03-31',
  state: 'scheduled',
})

beforeEach(() => {
  mockCall(listMoratoria, { moratoria: [scheduled, moratorium], total_count: 2 })
  mockCall(listCommunities, { communities: [aCommunity()], total_count: 1, states: ['TX'] })
  mockCall(startMoratorium, { moratorium_ids: [moratorium.moratorium_id] })
  mockCall(endMoratorium, { moratorium_id: moratorium.moratorium_id })
})

const open = (rights = allRights) => renderScreen('/disconnection?tab=moratoria', { as: aStaffMember(), rights })
const readOnly = allRights.map((right) => (right.name === 'DUNNING' ? { ...right, write: false } : right))
const labelOf = moratoriumTexts.moratoriumLabels

async function openForm(user: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: moratoriumTexts.startMoratorium }))
  return within(await screen.findByRole('dialog', { name: moratoriumTexts.startMoratorium }))
}

describe('moratoria', () => {
  it('are listed with area, days, reason and state', async () => {
    open(readOnly)
    const row = within((await screen.findByText('Orrin Lake')).closest('tr') ?? document.body)
    for (const text of [
      labelOf.cold_weather,
      moratoriumTexts.moratoriumStateLabels.active,
      '01/01/2026–01/03/2026',
      moratorium.note,
      moratorium.created_by,
    ]) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(screen.getByText(commonTexts.allCommunities)).toBeVisible()
    expect(screen.queryByRole('button', { name: moratoriumTexts.startMoratorium })).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
  })

  it('say when they ended early or were canceled', async () => {
    const ended = aMoratorium({ state: 'ended', ended_at: '2026-01-02T18:00:00.000Z' })
    const canceled = { ...scheduled, state: 'ended', ended_at: '2026-01-02T18:00:00.000Z' } as const
    mockCall(listMoratoria, { moratoria: [canceled, ended], total_count: 2 })
    open()
    expect(await screen.findByText(moratoriumTexts.endedEarlyOn('01/02/2026'))).toBeVisible()
    expect(screen.getByText(moratoriumTexts.canceledOn('01/02/2026'))).toBeVisible()
    expect(
      screen.queryByRole('button', { name: moratoriumTexts.endMoratoriumOf(labelOf.cold_weather, 'Orrin Lake') }),
    ).toBeNull()
  })

  it('are started from an empty list', async () => {
    mockCall(listMoratoria, { moratoria: [], total_count: 0 })
    const user = open()
    expect(await screen.findByText(moratoriumTexts.noMoratoria)).toBeVisible()
    await openForm(user)
  })

  it('are started for communities and days, and say what is missing', async () => {
    const user = open()
    const form = await openForm(user)
    const submit = () => user.click(form.getByRole('button', { name: moratoriumTexts.startMoratorium }))
    await submit()
    for (const text of [
      moratoriumTexts.moratoriumKindMissing,
      communityTexts.communityMissing,
      moratoriumTexts.lastDayMissing,
      fieldTexts.required(fieldTexts.reason),
    ]) {
      expect(await form.findByText(text, { ignore: '.ant-select *' })).toBeVisible()
    }
    await selectOption(user, moratoriumTexts.moratoriumKind, labelOf.winter)
    await selectOption(user, moratoriumTexts.moratoriumArea, aCommunity().name)
    await user.type(await form.findByLabelText(dunningTexts.lastDay), '03/31/2099{Enter}')
    await user.type(form.getByLabelText(commonTexts.reason), 'City ordinance')
    await submit()
    await waitFor(() =>
      expect(requestsOf(startMoratorium).map(({ body }) => body)).toEqual([
        {
          kind: 'winter',
          community_ids: [aCommunity().community_id],
          starts_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          ends_on: '2099-03-31',
          note: 'City ordinance',
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are started in all communities', async () => {
    const user = open()
    const form = await openForm(user)
    await selectOption(user, moratoriumTexts.moratoriumKind, labelOf.emergency)
    await user.click(form.getByLabelText(moratoriumTexts.inAllCommunities))
    expect(form.queryByLabelText(moratoriumTexts.moratoriumArea)).toBeNull()
    await user.type(await form.findByLabelText(dunningTexts.lastDay), '03/31/2099{Enter}')
    await user.type(form.getByLabelText(commonTexts.reason), 'Order of the state')
    await user.click(form.getByRole('button', { name: moratoriumTexts.startMoratorium }))
    await waitFor(() => expect(requestsOf(startMoratorium)[0]?.body).toMatchObject({ community_ids: null }))
  })

  it('are not started if they exist already, and what was typed stays', async () => {
    mockCall(startMoratorium, errorAnswer('conflict', moratoriumTexts.moratoriumExists))
    const user = open()
    const form = await openForm(user)
    await selectOption(user, moratoriumTexts.moratoriumKind, labelOf.emergency)
    await user.click(form.getByLabelText(moratoriumTexts.inAllCommunities))
    await user.type(await form.findByLabelText(dunningTexts.lastDay), '03/31/2099{Enter}')
    await user.type(form.getByLabelText(commonTexts.reason), 'Order of the state')
    await user.click(form.getByRole('button', { name: moratoriumTexts.startMoratorium }))
    expect(await form.findByText(moratoriumTexts.moratoriumExists)).toBeVisible()
    expect(form.getByLabelText(commonTexts.reason)).toHaveValue('Order of the state')
  })

  it('are ended after a confirmation that says what this does', async () => {
    const user = open()
    const endButton = { name: moratoriumTexts.endMoratoriumOf(labelOf.cold_weather, 'Orrin Lake') }
    await user.click(await screen.findByRole('button', endButton))
    const dialog = within(await screen.findByRole('dialog', { name: moratoriumTexts.endThisMoratorium }))
    expect(dialog.getByText(moratoriumTexts.endMoratoriumEffect(labelOf.cold_weather, 'Orrin Lake'))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(endMoratorium)[0]?.path).toContain(moratorium.moratorium_id))
  })

  it('are canceled before they start', async () => {
    const user = open()
    const cancelButton = { name: moratoriumTexts.cancelMoratoriumOf(labelOf.winter, commonTexts.allCommunities) }
    await user.click(await screen.findByRole('button', cancelButton))
    const dialog = within(await screen.findByRole('dialog', { name: moratoriumTexts.cancelThisMoratorium }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(endMoratorium)).toHaveLength(1))
  })
})
