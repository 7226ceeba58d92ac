import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createServiceRequest, uploadAttachment } from '#shared/contract/cases'
import { caseTexts } from '#shared/caseTexts'
import { request } from '../support/caseAnswers'
import { aCustomer, callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import type { UserEvent } from '@testing-library/user-event'
import { chooseOption, playForm } from '../support/requestForm'

const customer = aCustomer()
/** What the server answers to a file. */
const bill = {
  attachment_id: request.case_id,
  file_name: 'bill.pdf',
  media_type: 'application/pdf',
  size: 10,
  created_date: '2026-03-13T15:00:00.000Z',
}

describe('a file of a request', () => {
  const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

  async function openDetails(): Promise<UserEvent> {
    playForm()
    const hands = renderScreen('/serviceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await chooseOption(hands, 'What is it about?', 'A refund')
    return hands
  }

  async function addBill(hands: UserEvent): Promise<void> {
    await hands.upload(await screen.findByLabelText('Add photos or files'), file('bill.pdf'))
    await screen.findByRole('button', { name: 'Remove bill.pdf' })
  }

  it('shows its size, and goes with the request', async () => {
    play(uploadAttachment, { ...bill, size: 1_536_000 })
    const hands = await openDetails()
    await hands.upload(screen.getByLabelText('Add photos or files'), file('bill.pdf'))
    expect(await screen.findByText('1.46 MB')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove bill.pdf' })).toBeVisible()
  })

  it('added after a lost answer makes it another request', async () => {
    play(createServiceRequest, refuse('provider_failed', 'No answer'))
    play(uploadAttachment, bill)
    const hands = await openDetails()
    await hands.type(screen.getByLabelText('Description'), 'Paid twice.')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    const submit = async (count: number) => {
      await hands.click(await screen.findByRole('button', { name: /Submit request/ }))
      await waitFor(() => expect(callsOf(createServiceRequest)).toHaveLength(count))
      expect(await screen.findByText('No answer')).toBeVisible()
    }
    await submit(1)
    await submit(2)
    await hands.click(screen.getByRole('button', { name: 'Back' }))
    await addBill(hands)
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    await submit(3)
    const [first, again, withFile] = callsOf(createServiceRequest).map(({ headers }) => headers['Idempotency-Key'])
    expect(again).toBe(first)
    expect(withFile).not.toBe(first)
  })

  it('that is refused says why at the file and leaves the others alone', async () => {
    play(uploadAttachment, ({ body }) => {
      const sent = (body as { file: File }).file
      return sent.name === 'bad.pdf'
        ? refuse('unsupported_type', caseTexts.wrongType, { file: caseTexts.wrongType })
        : { ...bill, file_name: sent.name, media_type: 'text/plain' }
    })
    const hands = await openDetails()
    await hands.upload(screen.getByLabelText('Add photos or files'), [
      file('bad.pdf'),
      file('good.txt'),
      file('empty.txt', 0),
    ])
    expect(await screen.findByText('0.01 KB')).toBeVisible()
    const list = screen.getByRole('button', { name: 'Remove bad.pdf' }).closest('ul')
    expect(within(list ?? document.body).getByText(caseTexts.wrongType)).toBeVisible()
    expect(screen.getByText(caseTexts.emptyFile)).toBeVisible()
    expect(callsOf(uploadAttachment)).toHaveLength(2)
  })

  it('does not go with a request of another kind', async () => {
    play(uploadAttachment, bill)
    const hands = await openDetails()
    await addBill(hands)
    await hands.click(screen.getByRole('button', { name: 'Choose another kind' }))
    await hands.click(await screen.findByRole('button', { name: /^Turn gas on or off/ }))
    await chooseOption(hands, 'What is it about?', 'Turn gas on')
    expect(await screen.findByLabelText('Add photos or files')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove bill.pdf' })).not.toBeInTheDocument()
  })

  it('does not go with another request that a link begins', async () => {
    play(uploadAttachment, bill)
    const hands = await openDetails()
    await addBill(hands)
    cleanup()
    renderScreen('/serviceTicketCreate?type=gas_on_off&subtype=turn_on', { as: customer })
    expect(await screen.findByLabelText('Add photos or files')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove bill.pdf' })).not.toBeInTheDocument()
  })

  it('that is missing is named before sending, with why, and can be tried again only if it was lost', async () => {
    play(uploadAttachment, refuse('unavailable', 'Not now.'))
    const hands = await openDetails()
    await hands.type(screen.getByLabelText('Description'), 'A refund.')
    await hands.upload(screen.getByLabelText('Add photos or files'), [file('lost.pdf'), file('empty.txt', 0)])
    await screen.findByRole('button', { name: 'Try lost.pdf again' })
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByText(/^lost.pdf has not arrived. Go back to try it again/)).toBeVisible()
    expect(screen.getByText(`empty.txt is left out. ${caseTexts.emptyFile}`)).toBeVisible()
  })
})
