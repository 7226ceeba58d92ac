import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Delivery,
  getDeliveryExpectation,
  getDeliveryRejects,
  getImportTemplate,
  listDeliveries,
  updateDeliveryExpectation,
} from '#shared/contract/operations/deliveries'
import * as commonTexts from '#shared/texts/common'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import * as templateTexts from '#shared/texts/operations/importTemplates'
import * as lateDeliveryTexts from '#shared/texts/operations/lateDeliveries'
import { platform } from '../../../renderer/platform'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const delivery: Delivery = {
  delivery_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  name: '2026-03-13',
  source: 'api',
  started_by: 'Billing system',
  is_dry_run: false,
  state: 'done',
  can_continue: false,
  problems: [],
  progress: null,
  written_at: '2026-03-13T05:00:00.000Z',
  started_at: '2026-03-13T06:00:00.000Z',
  finished_at: '2026-03-13T06:01:00.000Z',
  subjects: [
    {
      subject: 'statements',
      rows: 1204,
      added: 900,
      changed: 4,
      unchanged: 298,
      closed: 0,
      rejected: 2,
      sums: [{ field: 'charges', declared: 18_422_317, found: 18_422_317 }],
    },
  ],
}

const idOf = (n: number): string => `3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3${n}`

const show = (...deliveries: Partial<Delivery>[]) =>
  mockCall(listDeliveries, {
    deliveries: deliveries.map((changes, n) => ({
      ...delivery,
      delivery_id: idOf(n),
      ...changes,
    })),
    total_count: deliveries.length,
  })

beforeEach(() => {
  show({})
  mockCall(getDeliveryExpectation, { expected_hour: null, source: 'command', version: 0 })
})

const open = (path = '/admin/data-exchange', rights = allRights) => renderScreen(path, { as: aStaffMember(), rights })
const openDetails = async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: deliveryTexts.detailsOf('2026-03-13') }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('the deliveries', () => {
  it('are listed with who started them, their state and their rejected rows', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: deliveryTexts.caption }))
    const row = table.getAllByRole('row')[1]
    expect(row).toHaveTextContent('2026-03-13')
    expect(row).toHaveTextContent(`Billing system${deliveryTexts.sourceLabels.api}`)
    expect(row).toHaveTextContent(deliveryTexts.stateLabels.done)
    expect(row).toHaveTextContent(deliveryTexts.rowCount(1204))
    expect(row).toHaveTextContent(deliveryTexts.rejectedCount(2))
  })

  it('show how much of one that runs is done', async () => {
    show({ state: 'importing', progress: 40 })
    open()
    expect(await screen.findByRole('progressbar', { name: deliveryTexts.progress(40) })).toHaveAttribute('value', '40')
  })

  it.each([
    ['can continue', true, deliveryTexts.interrupted],
    ['was replaced', false, deliveryTexts.replaced],
  ])('say what to do about one that failed and %s', async (_case, can_continue, text) => {
    show({ state: 'failed', can_continue })
    open()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('mark a dry run', async () => {
    show({ is_dry_run: true })
    open()
    expect(await screen.findByText(deliveryTexts.dryRun)).toBeVisible()
  })

  it('are requested page by page', async () => {
    mockCall(listDeliveries, { deliveries: [delivery], total_count: 45 })
    open('/admin/data-exchange?page=2')
    await screen.findByRole('table', { name: deliveryTexts.caption })
    expect(requestsOf(listDeliveries)[0]).toMatchObject({ query: { page_number: 2, page_size: 20 } })
  })

  it('say how to deliver something when there are none', async () => {
    show()
    open()
    expect(await screen.findByText(deliveryTexts.noDeliveries)).toBeVisible()
    expect(screen.getByText('npm run import -- FOLDER')).toBeVisible()
    expect(screen.getByText('docs/imports.md')).toBeVisible()
    expect(screen.getByRole('link', { name: 'API key' })).toHaveAttribute('href', '/admin/api-keys')
  })

  it('say so when they cannot be loaded', async () => {
    mockCall(listDeliveries, errorAnswer('unavailable', 'Busy'))
    open()
    expect(await screen.findByText(deliveryTexts.notLoaded)).toBeVisible()
  })
})

describe('the details of a delivery', () => {
  it('have the counts of each subject and the control sums', async () => {
    const { dialog } = await openDetails()
    const counts = within(dialog.getByRole('table', { name: deliveryTexts.subjectsCaption })).getAllByRole('row')[1]
    expect(counts).toHaveTextContent(`${deliveryTexts.subjectLabels.statements}1,204900429802`)
    const sums = within(dialog.getByRole('table', { name: deliveryTexts.sumsCaption })).getAllByRole('row')[1]
    expect(sums).toHaveTextContent('charges$184,223.17$184,223.17')
    expect(sums).not.toHaveTextContent(deliveryTexts.sumDiffers)
  })

  it('have the reasons for which it was rejected, and mark the sum that differs', async () => {
    const [counts] = delivery.subjects
    if (!counts) throw new Error('The delivery has a subject')
    show({
      state: 'rejected',
      problems: ['The sum differs.'],
      subjects: [{ ...counts, sums: [{ field: 'charges', declared: 100, found: 200 }] }],
    })
    const { dialog } = await openDetails()
    expect(dialog.getByText('The sum differs.')).toBeVisible()
    expect(dialog.getByText(deliveryTexts.sumDiffers)).toBeVisible()
  })

  it('offer the rejected rows as a file', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    mockCall(getDeliveryRejects, new Blob(['Data,Line,Field,Reason']))
    const { user, dialog } = await openDetails()
    await user.click(dialog.getByRole('button', { name: deliveryTexts.downloadRejects }))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(deliveryTexts.rejectsFileName('2026-03-13'), expect.any(Uint8Array)),
    )
    expect(requestsOf(getDeliveryRejects)).toMatchObject([{ path: `/api/v1/deliveries/${idOf(0)}/rejects` }])
  })

  it('offer no file if no row was rejected', async () => {
    show({ subjects: delivery.subjects.map((counts) => ({ ...counts, rejected: 0 })) })
    const { dialog } = await openDetails()
    expect(dialog.queryByRole('button', { name: deliveryTexts.downloadRejects })).toBeNull()
  })
})

describe('the templates', () => {
  it('are offered for every kind of data', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    mockCall(getImportTemplate, new Blob(['payment_reference']))
    const user = open()
    for (const label of Object.values(deliveryTexts.subjectLabels))
      expect(await screen.findByRole('button', { name: templateTexts.downloadTemplate(label) })).toBeVisible()
    const label = templateTexts.downloadTemplate(deliveryTexts.subjectLabels.payments)
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('payments.csv', expect.any(Uint8Array)))
    expect(requestsOf(getImportTemplate)).toMatchObject([{ path: '/api/v1/import/payments/template' }])
  })
})

describe('the alert about late deliveries', () => {
  it('is set with the hour and what is expected', async () => {
    mockCall(updateDeliveryExpectation, { expected_hour: 6, source: 'command', version: 1 })
    const user = open()
    await user.click(await screen.findByRole('combobox', { name: lateDeliveryTexts.expectedBy }))
    await user.click(await screen.findByText('6:00 AM'))
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(lateDeliveryTexts.changed)).toBeVisible()
    expect(requestsOf(updateDeliveryExpectation)).toMatchObject([
      { body: { expected_hour: 6, source: 'command', version: 0 } },
    ])
  })

  it('is only shown to readers', async () => {
    mockCall(getDeliveryExpectation, { expected_hour: 6, source: 'command', version: 3 })
    open(
      '/admin/data-exchange',
      allRights.map((right) => ({ ...right, write: right.write && right.name !== 'IMPORTS' })),
    )
    expect(await screen.findByText(lateDeliveryTexts.currentAlert('6:00 AM'))).toBeVisible()
    expect(screen.queryByRole('button', { name: commonTexts.save })).toBeNull()
  })
})
