import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import {
  getQueuedMessage,
  handleMessages,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
} from '#shared/contract/cases/queue'
import {
  createTeam,
  listTeams,
  removeTeam,
  setMemberAvailability,
  setOwnAvailability,
  updateTeam,
} from '#shared/contract/cases/teams'
import { listCommunities } from '#shared/contract/customers/communities'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as queueTexts from '#shared/texts/cases/queue'
import * as teamTexts from '#shared/texts/cases/teams'
import * as commonTexts from '#shared/texts/common'
import { aCommunity } from '../../support/answers/communityAnswers'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aTeam, percy } from '../../support/answers/teamAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  ignoreOtherCalls,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { selectOption } from '../../support/screens/requestForm'

const imani = aStaffMember()
const builders = aTeam({
  team_id: '44444444-4444-4444-8444-444444444444',
  name: 'Builders and HOAs',
  customer_kinds: ['builder', 'hoa'],
  community_ids: ['orchard-row'],
  assignment: 'manual',
  position: 2,
})

let events: ReturnType<typeof mockEventStream>

beforeEach(() => {
  events = mockEventStream()
  mockCall(listTeams, [aTeam(), builders])
  mockCall(listQueueStaff, [percy])
  mockCall(listCommunities, { communities: [aCommunity()], total_count: 1, states: ['TX'] })
})

describe('the page of teams', () => {
  const open = (rights = allRights) => renderScreen('/messageQueue/teams', { as: imani, rights })
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)

  it('shows what they receive and their members, without buttons to staff who may only read', async () => {
    open(allRights.map((right) => (right.name === 'QUEUEADMIN' ? { ...right, write: false } : right)))
    const row = await rowOf('Builders and HOAs')
    const kinds = `${teamTexts.kindLabels.builder}, ${teamTexts.kindLabels.hoa}`
    for (const text of [kinds, teamTexts.assignmentLabels.manual, percy.name]) expect(row.getByText(text)).toBeVisible()
    expect(await row.findByText('Orchard Row')).toBeVisible()
    expect(screen.queryByRole('button', { name: teamTexts.addTeam })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('shows a change that someone else makes', async () => {
    open()
    await rowOf('Builders and HOAs')
    mockCall(listTeams, [aTeam(), { ...builders, name: 'Builders only' }])
    events.send({ kind: 'teams' })
    expect(await screen.findByText('Builders only')).toBeVisible()
  })

  it('adds a team with its members, and says what is missing', async () => {
    mockCall(createTeam, builders)
    const user = open()
    await user.click(await screen.findByRole('button', { name: teamTexts.addTeam }))
    const form = within(await screen.findByRole('dialog', { name: teamTexts.addTeam }))
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    expect(requestsOf(createTeam)).toHaveLength(0)
    await user.type(form.getByLabelText(teamTexts.teamName), 'Developers')
    await user.click(form.getByLabelText(teamTexts.kindLabels.developer))
    await selectOption(user, teamTexts.members, percy.name)
    await selectOption(user, teamTexts.assignment, teamTexts.assignmentLabels.round_robin)
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(createTeam).map(({ body }) => body)).toEqual([
        {
          name: 'Developers',
          customer_kinds: ['developer'],
          community_ids: [],
          assignment: 'round_robin',
          position: 3,
          is_active: true,
          member_ids: [percy.user_id],
        },
      ]),
    )
  })

  it('keeps what was typed if a colleague saved the team first, and shows what they saved', async () => {
    mockCall(updateTeam, errorAnswer('conflict', teamTexts.teamEditConflict))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Residential') }))
    const form = within(await screen.findByRole('dialog', { name: teamTexts.editTeam }))
    await user.click(form.getByLabelText(teamTexts.activeLabel))
    mockCall(listTeams, [aTeam({ members: [], version: 5 }), builders])
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    expect(await form.findByText(new RegExp(`Residential · .* · ${teamTexts.noMembers}$`))).toBeVisible()
    mockCall(updateTeam, aTeam())
    await user.click(form.getByRole('button', { name: commonTexts.gotIt }))
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateTeam).at(-1)?.body).toMatchObject({ is_active: false, member_ids: [], version: 5 }),
    )
  })

  it('deletes a team after a question', async () => {
    mockCall(removeTeam, null)
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem('Residential') }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(teamTexts.deleteTeamEffect('Residential'))).toBeVisible()
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(removeTeam)[0]?.query).toEqual({ version: 4 }))
  })

  it('switches a member of a round-robin team off', async () => {
    mockCall(setMemberAvailability, null)
    const user = open()
    await user.click(await screen.findByRole('switch', { name: teamTexts.memberAvailable(percy.name, 'Residential') }))
    await waitFor(() =>
      expect(requestsOf(setMemberAvailability)[0]?.body).toEqual({
        team_id: aTeam().team_id,
        user_id: percy.user_id,
        is_available: false,
      }),
    )
    expect(await screen.findByText(teamTexts.nowUnavailable(percy.name))).toBeInTheDocument()
  })
})

describe('teams in the message queue', () => {
  const found = (...messages: ReturnType<typeof aQueued>[]) =>
    mockCall(searchQueue, {
      messages,
      total_count: messages.length,
      is_exact: true,
      next: null,
      searched_back_to: null,
    })
  const member = { user_id: imani.user_id, name: 'Imani Penhallow', is_available: true }
  const filterOf = () => requestsOf(searchQueue).at(-1)?.body

  beforeEach(() => {
    mockEventStream()
    found(aQueued(1, { priority: 'high' }), aQueued(2))
    mockCall(getQueuedMessage, aQueued(1))
    mockCall(listComments, { comments: [], total_count: 0 })
    for (const none of [listCannedAnswers, reportMessageViewer]) mockCall(none, [])
    mockCall(handleMessages, {
      results: [{ case_id: caseId(1), case_no: 'C-2026-000001', outcome: 'done', text: '' }],
    })
    ignoreOtherCalls()
  })

  it('filter the list with the priority, which are both in the URL and named above the list', async () => {
    const user = renderScreen('/messageQueue', { as: imani })
    await user.click(await screen.findByRole('button', { name: queueTexts.searchAccount }))
    await selectOption(user, teamTexts.team, 'Builders and HOAs')
    await selectOption(user, priorityTexts.priority, priorityTexts.priorityLabels.high)
    const form = within(screen.getByRole('region', { name: queueTexts.searchAccount }))
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    await waitFor(() => expect(filterOf()).toMatchObject({ team_id: builders.team_id, priority: 'high' }))
    expect(await screen.findByText(new RegExp(teamTexts.teamCriterion('Builders and HOAs')))).toBeVisible()
  })

  it('are read from the URL, also if they were deleted since', async () => {
    renderScreen(`/messageQueue?team=${caseId(9)}&priority=low`, { as: imani })
    await waitFor(() => expect(filterOf()).toMatchObject({ team_id: caseId(9), priority: 'low' }))
    expect(await screen.findByText(new RegExp(teamTexts.teamCriterion(teamTexts.removedTeam)))).toBeVisible()
  })

  it('have rows with a tag for another priority than the normal one', async () => {
    renderScreen('/messageQueue', { as: imani })
    expect(await screen.findByRole('button', { name: /Message 1/ })).toHaveTextContent(
      `${priorityTexts.priorityLabels.high} ${priorityTexts.tagEnd}`,
    )
    expect(screen.getByRole('button', { name: /Message 2/ })).not.toHaveTextContent(/priority/)
  })

  it('get an open message, whose priority is set beside it', async () => {
    const user = renderScreen(`/messageQueue?case=${caseId(1)}`, { as: imani })
    await selectOption(user, teamTexts.team, 'Builders and HOAs')
    await waitFor(() =>
      expect(requestsOf(handleMessages)[0]?.body).toMatchObject({
        messages: [{ case_id: caseId(1) }],
        change: { kind: 'team', team_id: builders.team_id },
      }),
    )
    expect(await screen.findByText(teamTexts.moved('Builders and HOAs'))).toBeInTheDocument()
    await selectOption(user, priorityTexts.priority, priorityTexts.priorityLabels.low)
    await waitFor(() =>
      expect(requestsOf(handleMessages)[1]?.body).toMatchObject({ change: { kind: 'priority', priority: 'low' } }),
    )
  })

  it('get selected messages', async () => {
    const user = renderScreen('/messageQueue', { as: imani })
    await user.click(await screen.findByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') }))
    await selectOption(user, teamTexts.bulkTeamTitle, 'Residential')
    await waitFor(() =>
      expect(requestsOf(handleMessages)[0]?.body).toMatchObject({
        change: { kind: 'team', team_id: aTeam().team_id },
      }),
    )
  })

  it('let their members switch their own turns off in the options', async () => {
    mockCall(listTeams, [aTeam({ members: [member] })])
    mockCall(setOwnAvailability, null)
    const user = renderScreen('/messageQueue', { as: imani })
    await user.click(await screen.findByRole('button', { name: queueTexts.options }))
    await user.click(await screen.findByRole('switch', { name: teamTexts.availableForMessages }))
    await waitFor(() => expect(requestsOf(setOwnAvailability)[0]?.body).toEqual({ is_available: false }))
  })

  it('ask no agent about turns who is only in teams without them', async () => {
    mockCall(listTeams, [{ ...builders, members: [member] }])
    const user = renderScreen('/messageQueue', { as: imani })
    await user.click(await screen.findByRole('button', { name: queueTexts.options }))
    await waitFor(() => expect(requestsOf(listTeams)).not.toHaveLength(0))
    expect(screen.queryByRole('switch', { name: teamTexts.availableForMessages })).toBeNull()
  })
})
