import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { createServiceRequest } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { request } from '../../support/answers/caseAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { mockRequestForm, selectOption } from '../../support/screens/requestForm'

const customer = aCustomer()
/** The server's answer to an uploaded file. */
const bill = {
  attachment_id: request.case_id,
  file_name: 'bill.pdf',
  media_type: 'application/pdf',
  size: 10,
  created_date: '2026-03-13T15:00:00.000Z',
}

describe('a file of a request', () => {
  const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

  const removeButton = (name: string) => `${commonTexts.remove} ${name}`
  const leftOut = (name: string) => commonTexts.failedFilesError([name])

  async function openDetails(): Promise<UserEvent> {
    mockRequestForm()
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'A refund')
    return user
  }

  async function addBill(user: UserEvent): Promise<void> {
    await user.upload(await screen.findByLabelText(caseTexts.addFilesLabel), file('bill.pdf'))
    await screen.findByRole('button', { name: removeButton('bill.pdf') })
  }

  it('shows its size, and is sent with the request', async () => {
    mockCall(uploadAttachment, { ...bill, size: 1_536_000 })
    const user = await openDetails()
    await user.upload(screen.getByLabelText(caseTexts.addFilesLabel), file('bill.pdf'))
    expect(await screen.findByText(commonTexts.uploaded('1.46 MB'))).toBeVisible()
    expect(screen.getByRole('button', { name: removeButton('bill.pdf') })).toBeVisible()
  })

  it('creates another request if it is added after a lost response', async () => {
    mockCall(createServiceRequest, errorAnswer('provider_failed', 'No answer'))
    mockCall(uploadAttachment, bill)
    const user = await openDetails()
    await user.type(screen.getByLabelText(commonTexts.description), 'Paid twice.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    const submit = async (count: number) => {
      await user.click(await screen.findByRole('button', { name: caseTexts.submitRequest }))
      await waitFor(() => expect(requestsOf(createServiceRequest)).toHaveLength(count))
      expect(await screen.findByText('No answer')).toBeVisible()
    }
    await submit(1)
    await submit(2)
    await user.click(screen.getByRole('button', { name: commonTexts.back }))
    await addBill(user)
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    await submit(3)
    const [first, again, withFile] = requestsOf(createServiceRequest).map(({ headers }) => headers['Idempotency-Key'])
    expect(again).toBe(first)
    expect(withFile).not.toBe(first)
  })

  it('shows at the file why it was rejected, and does not affect the others', async () => {
    mockCall(uploadAttachment, ({ body }) => {
      const sent = (body as { file: File }).file
      return sent.name === 'bad.pdf'
        ? errorAnswer('unsupported_type', caseTexts.wrongType, { file: caseTexts.wrongType })
        : { ...bill, file_name: sent.name, media_type: 'text/plain' }
    })
    const user = await openDetails()
    await user.upload(screen.getByLabelText(caseTexts.addFilesLabel), [
      file('bad.pdf'),
      file('good.txt'),
      file('empty.txt', 0),
    ])
    expect(await screen.findByText(new RegExp(`^(\\d+ bytes|${commonTexts.uploaded('\\d+ bytes')})$`))).toBeVisible()
    const list = screen.getByRole('button', { name: removeButton('bad.pdf') }).closest('ul')
    expect(within(list ?? document.body).getByText(caseTexts.wrongType)).toBeVisible()
    expect(screen.getByText(caseTexts.emptyFile)).toBeVisible()
    expect(requestsOf(uploadAttachment)).toHaveLength(2)
  })

  it('is not sent with a request of another type', async () => {
    mockCall(uploadAttachment, bill)
    const user = await openDetails()
    await addBill(user)
    await user.click(screen.getByRole('button', { name: caseTexts.chooseAnotherType }))
    await user.click(await screen.findByRole('button', { name: /^Turn gas on or off/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'Turn gas on')
    expect(await screen.findByLabelText(caseTexts.addFilesLabel)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: removeButton('bill.pdf') })).not.toBeInTheDocument()
  })

  it('is not sent with another request that a link opens', async () => {
    mockCall(uploadAttachment, bill)
    const user = await openDetails()
    await addBill(user)
    cleanup()
    renderScreen('/serviceTicketCreate?type=gas_on_off&subtype=turn_on', { as: customer })
    expect(await screen.findByLabelText(caseTexts.addFilesLabel)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: removeButton('bill.pdf') })).not.toBeInTheDocument()
  })

  it.each([
    '/serviceTicketCreate?type=billing&subtype=refund',
    '/meterTicketCreate?type=gas_on_off&subtype=turn_on',
    '/fiberServiceTicketCreate?type=slow&subtype=slow_wired',
  ])('blocks the request of %s until it is removed if it was rejected', async (address) => {
    mockCall(uploadAttachment, errorAnswer('unsupported_type', 'x', { file: caseTexts.wrongType }))
    mockRequestForm()
    const user = renderScreen(address, { as: customer })
    await user.type(await screen.findByLabelText(commonTexts.description), 'Please look.')
    await user.upload(screen.getByLabelText(caseTexts.addFilesLabel, { selector: 'input' }), file('bad.pdf'))
    await screen.findByText(caseTexts.wrongType)
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(leftOut('bad.pdf'))).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: caseTexts.addFilesLabel })).toHaveFocus())
    expect(screen.queryByRole('button', { name: caseTexts.submitRequest })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: removeButton('bad.pdf') }))
    expect(screen.queryByText(leftOut('bad.pdf'))).not.toBeInTheDocument()
  })

  it('also blocks the request if it was lost, and can be retried', async () => {
    mockCall(uploadAttachment, errorAnswer('unavailable', 'Not now.'))
    const user = await openDetails()
    await user.type(screen.getByLabelText(commonTexts.description), 'A refund.')
    await user.upload(screen.getByLabelText(caseTexts.addFilesLabel, { selector: 'input' }), file('lost.pdf'))
    await screen.findByRole('button', { name: commonTexts.retryItem('lost.pdf') })
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(leftOut('lost.pdf'))).toBeVisible()
    mockCall(uploadAttachment, { ...bill, file_name: 'lost.pdf' })
    await user.click(screen.getByRole('button', { name: commonTexts.retryItem('lost.pdf') }))
    await waitFor(() => expect(screen.queryByText(leftOut('lost.pdf'))).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByRole('button', { name: caseTexts.submitRequest })).toBeVisible()
  })

  it('is not left out of the request if it fails during the review', async () => {
    const answer = createDeferredAnswer<ReturnType<typeof errorAnswer>>()
    mockCall(uploadAttachment, () => answer.promise)
    const user = await openDetails()
    await user.type(screen.getByLabelText(commonTexts.description), 'A refund.')
    await user.upload(screen.getByLabelText(caseTexts.addFilesLabel, { selector: 'input' }), file('late.pdf'))
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    const submit = await screen.findByRole('button', { name: caseTexts.submitRequest })
    expect(submit).toBeDisabled()
    answer.resolveWith(errorAnswer('unavailable', 'Not now.'))
    await waitFor(() => expect(submit).toBeEnabled())
    await user.click(submit)
    await waitFor(() => expect(screen.getByRole('button', { name: caseTexts.addFilesLabel })).toHaveFocus())
    expect(screen.getByText(leftOut('late.pdf'))).toBeVisible()
    expect(requestsOf(createServiceRequest)).toEqual([])
  })
})
