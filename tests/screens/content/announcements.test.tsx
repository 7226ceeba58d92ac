import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  countAudience,
  createAnnouncement,
  deleteAnnouncement,
  expireAnnouncement,
  listAnnouncements,
  type ManagedAnnouncement,
  updateAnnouncement,
  updateAnnouncementPriority,
} from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as serviceTexts from '#shared/texts/services/services'
import { anAnnouncement, mockAnnouncementList, mockAnnouncements } from '../../support/answers/announcementAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()

const [first, second, third] = [anAnnouncement(1), anAnnouncement(2, { status: 'draft' }), anAnnouncement(3)]
const three = [first, second, third]

beforeEach(() => {
  mockAnnouncements(three)
})

const open = (address = '/manageAnnouncements', rights = allRights) => renderScreen(address, { as: imani, rights })
const titles = async () => {
  const list = within(await screen.findByRole('list', { name: announcementTexts.listCaption }))
  return list.getAllByRole('heading').map(({ textContent }) => textContent)
}
const inOrder = (...numbers: number[]) => numbers.map((number) => `Announcement ${number}`)

describe('the announcements', () => {
  it('are filtered by kind and status in the URL, and can’t be reordered then', async () => {
    mockAnnouncementList([
      anAnnouncement(1, { kind: 'Outage' }),
      anAnnouncement(2, { kind: 'Outage', status: 'draft' }),
      third,
    ])
    open('/manageAnnouncements?kind=Outage&status=live')
    const list = within(await screen.findByRole('list', { name: announcementTexts.matchesCaption }))
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(inOrder(1))
    expect(screen.queryByRole('button', { name: commonTexts.moveDown('Announcement 1') })).not.toBeInTheDocument()
  })

  it('are filtered by the server for the audience in the URL, and can’t be reordered then', async () => {
    const user = open('/manageAnnouncements?zip=00152&user_type=BUILDER')
    expect(await screen.findByRole('list', { name: announcementTexts.matchesCaption })).toBeVisible()
    expect(requestsOf(listAnnouncements).at(-1)?.query).toMatchObject({ pincode: '00152', user_type: 'BUILDER' })
    expect(screen.queryByRole('button', { name: commonTexts.moveDown('Announcement 1') })).not.toBeInTheDocument()
    mockAnnouncementList([])
    await user.click(screen.getByRole('combobox', { name: commonTexts.service }))
    await user.click(await screen.findByTitle(serviceTexts.serviceLabels.GAS))
    expect(await screen.findByText(announcementTexts.noMatchHint)).toBeVisible()
    expect(requestsOf(listAnnouncements).at(-1)?.query).toMatchObject({ pincode: '00152', service_type_code: 'GAS' })
  })

  it('that have expired are filtered for the audience in the URL', async () => {
    open('/manageAnnouncements?view=expired&community=Fennick Oaks')
    expect(await screen.findByRole('list', { name: announcementTexts.expiredCaption })).toBeVisible()
    expect(requestsOf(listAnnouncements).at(-1)?.query).toMatchObject({ view: 'expired', community: 'Fennick Oaks' })
  })

  it('are listed in their order with status, kind and audience', async () => {
    mockAnnouncementList([anAnnouncement(1, { community: ['Fennick Oaks'], service_type_code: ['GAS'] }), second])
    open()
    expect(await titles()).toEqual(inOrder(1, 2))
    expect(screen.getByText(`Fennick Oaks · ${serviceTexts.serviceLabels.GAS}`)).toBeVisible()
    expect(screen.getByText(announcementTexts.everyone)).toBeVisible()
    expect(screen.getByText(announcementTexts.statusLabels.live)).toBeVisible()
    expect(screen.getByText(announcementTexts.statusLabels.draft)).toBeVisible()
  })

  it('show how many people saw them, unless no one could have', async () => {
    mockAnnouncementList([
      anAnnouncement(1, { seen_count: 1204 }),
      anAnnouncement(2, { status: 'draft' }),
      anAnnouncement(3),
    ])
    open()
    expect(await screen.findByText(announcementTexts.seenByPeople(1204))).toBeVisible()
    expect(screen.getAllByText(announcementTexts.notSeen)).toHaveLength(1)
  })

  it('are moved by buttons, keep the focus and announce the new position', async () => {
    mockCall(updateAnnouncementPriority, () => {
      mockAnnouncementList([second, first, third])
      return null
    })
    const user = open()
    const down = await screen.findByRole('button', { name: commonTexts.moveDown('Announcement 1') })
    down.focus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await titles()).toEqual(inOrder(2, 1, 3)))
    expect(screen.getByText(commonTexts.movedTo('Announcement 1', 2, 3))).toBeInTheDocument()
    expect(screen.getByRole('button', { name: commonTexts.moveDown('Announcement 1') })).toHaveFocus()
    const id = ({ announcement_id }: ManagedAnnouncement) => announcement_id
    expect(requestsOf(updateAnnouncementPriority)[0]?.body).toEqual({
      announcements: [second, first, third].map((one, index) => ({ announcement_id: id(one), priority: index + 1 })),
      previous_order: three.map(id),
    })
    expect(await screen.findByText('Priority details updated successfully!')).toBeInTheDocument()
  })

  it('are moved by dragging', async () => {
    mockCall(updateAnnouncementPriority, null)
    open()
    await titles()
    const items = screen.getAllByRole('listitem')
    const row = (number: number) => items.find(({ textContent }) => textContent?.includes(`Announcement ${number}`))
    const handle = row(3)?.querySelector('[draggable]') ?? document.body
    fireEvent.dragStart(handle, { dataTransfer: { setData: () => undefined } })
    fireEvent.dragOver(row(1) ?? document.body)
    fireEvent.drop(row(1) ?? document.body)
    await waitFor(() =>
      expect(requestsOf(updateAnnouncementPriority)[0]?.body).toMatchObject({
        announcements: [third, first, second].map(({ announcement_id }) => ({ announcement_id })),
      }),
    )
  })

  it('return to their previous positions if the order could not be saved, and say so', async () => {
    const answer = createDeferredAnswer<ReturnType<typeof errorAnswer>>()
    mockCall(updateAnnouncementPriority, () => answer.promise)
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.moveUp('Announcement 3') }))
    await waitFor(async () => expect(await titles()).toEqual(inOrder(1, 3, 2)))
    answer.resolveWith(errorAnswer('conflict', announcementTexts.orderChanged))
    await waitFor(async () => expect(await titles()).toEqual(inOrder(1, 2, 3)))
    expect(screen.getByText(`Failed to update the priority details! ${announcementTexts.orderChanged}`)).toBeVisible()
  })

  it('can be ended and deleted after a confirmation', async () => {
    mockCall(expireAnnouncement, anAnnouncement(1, { status: 'expired' }))
    mockCall(deleteAnnouncement, errorAnswer('conflict', announcementTexts.editConflict))
    const user = open()
    await user.click(await screen.findByRole('button', { name: announcementTexts.expireItemNow('Announcement 1') }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    const { announcement_id, version } = first
    await waitFor(() => expect(requestsOf(expireAnnouncement)[0]?.body).toEqual({ announcement_id, version }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: commonTexts.deleteItem('Announcement 2') }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    const failure = `Failed to delete Annoucement . ${announcementTexts.editConflict}`
    expect(await screen.findByText(failure)).toBeInTheDocument()
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((one) => (one.name === 'ANNOUNCEMENTS' ? { ...one, write: false } : one))
    open('/manageAnnouncements', rights)
    expect(await titles()).toEqual(inOrder(1, 2, 3))
    for (const name of [
      announcementTexts.newAnnouncement,
      commonTexts.moveDown('Announcement 1'),
      commonTexts.editItem('Announcement 1'),
      commonTexts.deleteItem('Announcement 1'),
    ])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('explain an empty list', async () => {
    mockAnnouncementList([])
    open('/manageAnnouncements?view=expired')
    expect(await screen.findByText(announcementTexts.noneExpiredTitle)).toBeVisible()
  })

  it('explain a failure to load', async () => {
    mockCall(listAnnouncements, errorAnswer('unexpected', 'Broken.'))
    open()
    expect(await screen.findByText(commonTexts.announcementsNotLoaded)).toBeVisible()
  })
})

describe('writing an announcement', () => {
  const dialog = () => within(screen.getByRole('dialog'))
  const openNew = async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: announcementTexts.newAnnouncement }))
    return user
  }

  it('shows missing values at their fields, and sends nothing', async () => {
    const user = await openNew()
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    for (const text of ['Title is required', 'Text is required', announcementTexts.kindRequired]) {
      expect(await dialog().findByText(text)).toBeInTheDocument()
    }
    expect(dialog().getByLabelText(commonTexts.title)).toHaveFocus()
    expect(requestsOf(createAnnouncement)).toEqual([])
  })

  it('shows a preview with the size of the audience, and publishes', async () => {
    mockCall(createAnnouncement, anAnnouncement(4))
    const user = await openNew()
    expect(
      await dialog().findByText(announcementTexts.audienceSize({ customerCount: 1234, isExact: true, staffCount: 0 })),
    ).toBeInTheDocument()
    await user.type(dialog().getByLabelText(commonTexts.title), 'Freeze tonight')
    await user.type(
      dialog().getByLabelText(announcementTexts.text),
      'Stay in.{Enter}{Enter}<b>Warm</b> [[rooms](https://example.com)',
    )
    await user.click(dialog().getByRole('combobox', { name: commonTexts.kind }))
    await user.click(await screen.findByText('Weather'))
    const preview = within(dialog().getByRole('region', { name: commonTexts.preview }))
    expect(preview.getAllByRole('heading', { name: /Freeze tonight/ })).toHaveLength(2)
    expect(preview.getAllByText(/<b>Warm<\/b>/)).toHaveLength(2)
    expect(preview.getAllByRole('link', { name: 'rooms' })[0]).toHaveAttribute('href', 'https://example.com')
    await user.click(dialog().getByRole('radio', { name: announcementTexts.severityLabels.urgent }))
    expect(preview.getByText(announcementTexts.placements.priority, { exact: false })).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    expect(await screen.findByText('Annoucement details added successfully!')).toBeInTheDocument()
    expect(requestsOf(createAnnouncement)[0]?.body).toMatchObject({
      title: 'Freeze tonight',
      severity: 'urgent',
      kind: 'Weather',
      draft: false,
      ends_at: null,
    })
    expect(requestsOf(createAnnouncement)[0]?.headers).toHaveProperty('Idempotency-Key')
  })

  it('is prevented for an audience of no one, but not for a draft', async () => {
    mockCall(countAudience, { customer_count: 0, is_exact: true, staff_count: 0 })
    mockCall(updateAnnouncement, anAnnouncement(2, { version: 4 }))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 2') }))
    expect(
      await dialog().findByText(announcementTexts.audienceSize({ customerCount: 0, isExact: true, staffCount: 0 })),
    ).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    expect(await dialog().findByText(announcementTexts.emptyAudience)).toBeInTheDocument()
    expect(requestsOf(updateAnnouncement)).toEqual([])
    await user.click(dialog().getByRole('button', { name: announcementTexts.saveAsDraft }))
    await waitFor(() => expect(requestsOf(updateAnnouncement)[0]?.body).toMatchObject({ draft: true, version: 3 }))
  })

  it('reports a change by someone else, and keeps the input', async () => {
    mockCall(updateAnnouncement, errorAnswer('conflict', announcementTexts.editConflict))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    await user.type(dialog().getByLabelText(commonTexts.title), ' again')
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    const failure = `Failed to update Annoucement details! ${announcementTexts.editConflict}`
    expect(await dialog().findByText(failure)).toBeInTheDocument()
    expect(dialog().getByLabelText(commonTexts.title)).toHaveValue('Announcement 1 again')
  })

  it('saves a live announcement, which never becomes a draft again', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    expect(dialog().getByRole('button', { name: 'Save' })).toBeInTheDocument()
    for (const name of [announcementTexts.saveAsDraft, announcementTexts.publish])
      expect(dialog().queryByRole('button', { name })).toBeNull()
  })

  it('warns about another urgent announcement for the same people at that time', async () => {
    mockAnnouncementList([
      first,
      anAnnouncement(2, { title: 'Gas leak', severity: 'safety', community: ['Fennick Oaks'] }),
    ])
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    expect(dialog().queryByText(/Gas leak/)).toBeNull()
    await user.click(dialog().getByRole('radio', { name: announcementTexts.severityLabels.urgent }))
    expect(await dialog().findByText(announcementTexts.overlap(['Gas leak']))).toBeInTheDocument()
  })

  it('prevents dismissal of an urgent announcement', async () => {
    mockCall(updateAnnouncement, anAnnouncement(1))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    await user.click(dialog().getByRole('radio', { name: announcementTexts.severityLabels.safety }))
    expect(dialog().getByRole('checkbox', { name: announcementTexts.dismissibleLabel(true) })).toBeDisabled()
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(requestsOf(updateAnnouncement)[0]?.body).toMatchObject({ severity: 'safety', dismissible: false }),
    )
  })

  it('starts a copy as a new announcement', async () => {
    mockCall(createAnnouncement, anAnnouncement(4))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.duplicateItem('Announcement 1') }))
    await user.click(dialog().getByRole('button', { name: announcementTexts.saveAsDraft }))
    await waitFor(() =>
      expect(requestsOf(createAnnouncement)[0]?.body).toMatchObject({ title: 'Announcement 1', draft: true }),
    )
  })
})
