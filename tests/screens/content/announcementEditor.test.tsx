import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateAnnouncement } from '#shared/contract/content/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import { anAnnouncement, mockAnnouncementList, mockAnnouncements } from '../../support/answers/announcementAnswers'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()

beforeEach(() => {
  mockAnnouncements([anAnnouncement(1)])
})

const open = () => renderScreen('/manageAnnouncements', { as: imani })
const dialog = () => within(screen.getByRole('dialog'))

describe('the editor of an announcement', () => {
  it('shows what someone else saved, also after closing, and saves the input once the user has accepted it', async () => {
    mockCall(updateAnnouncement, () => {
      mockAnnouncementList([anAnnouncement(1, { version: 4, title: 'New title', body: 'New text' })])
      return errorAnswer('conflict', announcementTexts.editConflict)
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    await user.type(dialog().getByLabelText(commonTexts.title), ' again')
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    const changes = `${announcementTexts.titleFact('New title')} ${announcementTexts.textFact('New text')}`
    const savedText = announcementTexts.someoneElseSaved(changes)
    expect(await dialog().findByText(savedText)).toBeInTheDocument()
    expect(dialog().queryByText(announcementTexts.editConflict, { exact: false })).toBeNull()
    await user.click(dialog().getByRole('button', { name: commonTexts.cancel }))
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('New title') }))
    expect(dialog().getByLabelText(commonTexts.title)).toHaveValue('Announcement 1 again')
    await user.click(dialog().getByRole('button', { name: commonTexts.gotIt }))
    expect(dialog().getByLabelText(announcementTexts.text)).toHaveValue('New text')
    for (const text of [savedText, announcementTexts.editConflict])
      expect(dialog().queryByText(text, { exact: false })).toBeNull()
    mockCall(updateAnnouncement, anAnnouncement(1))
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(requestsOf(updateAnnouncement)).toHaveLength(2))
    expect(requestsOf(updateAnnouncement)[1]?.body).toMatchObject({
      title: 'Announcement 1 again',
      body: 'New text',
      version: 4,
    })
  })

  it('warns about several urgent announcements', async () => {
    const urgent = (number: number) => anAnnouncement(number, { severity: 'urgent' })
    mockAnnouncementList([anAnnouncement(1), urgent(2), urgent(3)])
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    await user.click(dialog().getByRole('radio', { name: announcementTexts.severityLabels.urgent }))
    expect(
      await dialog().findByText(announcementTexts.overlap(['Announcement 2', 'Announcement 3'])),
    ).toBeInTheDocument()
  })

  it('shows and accepts times in the provider’s time zone, and names it', async () => {
    mockAnnouncementList([anAnnouncement(1, { starts_at: '2026-07-01T12:00:00.000Z' })])
    mockCall(updateAnnouncement, anAnnouncement(1))
    const user = open()
    expect(await screen.findByText('07/01/2026 7:00 AM CDT')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: commonTexts.editItem('Announcement 1') }))
    const starts = () => dialog().getByLabelText(announcementTexts.showsFrom('Central Time'))
    await waitFor(() => expect(starts()).toHaveValue('07/01/2026 7:00 AM'))
    await user.clear(starts())
    await user.type(starts(), '12/01/2026 8:30 AM')
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(requestsOf(updateAnnouncement)[0]?.body).toMatchObject({ starts_at: '2026-12-01T14:30:00.000Z' }),
    )
  })

  describe('with an optional end', () => {
    const ends = () => dialog().getByLabelText(announcementTexts.untilOptional('Central Time'))

    async function openEnd() {
      mockCall(updateAnnouncement, anAnnouncement(1))
      const user = open()
      await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Announcement 1') }))
      await waitFor(() => expect(ends()).toBeEnabled())
      await user.clear(ends())
      return user
    }

    it('keeps an invalid end with its error, and saves nothing until it is corrected', async () => {
      const user = await openEnd()
      await user.type(ends(), '13/45/2026')
      await user.click(dialog().getByRole('button', { name: 'Save' }))
      const invalid = commonTexts.invalidDateText('13/45/2026', 'MM-DD-YYYY 9:00 AM')
      expect(dialog().getAllByText(invalid)).toHaveLength(1)
      expect(ends()).toHaveValue('13/45/2026')
      expect(ends()).toHaveFocus()
      expect(requestsOf(updateAnnouncement)).toHaveLength(0)
      await user.clear(ends())
      await user.type(ends(), '12/01/2199 8:30 AM')
      await user.click(dialog().getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(requestsOf(updateAnnouncement)[0]?.body).toMatchObject({ ends_at: '2199-12-01T14:30:00.000Z' }),
      )
    })

    it('takes the end with Enter without saving the announcement', async () => {
      const user = await openEnd()
      await user.type(ends(), '12/01/2199 8:30 AM{Enter}')
      expect(ends()).toHaveValue('12/01/2199 8:30 AM')
      expect(requestsOf(updateAnnouncement)).toHaveLength(0)
      expect(dialog().getByRole('button', { name: 'Save' })).toBeEnabled()
    })
  })
})
