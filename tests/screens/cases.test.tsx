import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createCancelRequest,
  createServiceRequest,
  getCase,
  listOpenCases,
  listServiceSubtypes,
  listServiceTypes,
  reopenCase,
  rescheduleCase,
  uploadAttachment,
} from '#shared/contract/cases'
import { createCaseComment, listComments } from '#shared/contract/messages'
import { listUsage } from '#shared/contract/usage'
import { caseTexts } from '#shared/caseTexts'
import { lastPageNumber } from '#shared/paging'
import { drop } from '../../renderer/session/heldSession'
import { comment, kinds, request, subtypes } from '../support/caseAnswers'
import { aReading } from '../support/usageAnswers'
import { aCustomer, allRights, callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import { heldAnswer } from '../support/heldAnswer'

const customer = aCustomer()
const withTv = aCustomer({
  user_accounts: customer.user_accounts.flatMap((account) =>
    account.service_type_code === 'FIBER'
      ? [account, { ...account, crm_service_account_id: '12 Larkspur Lane-TV', service_type_code: 'TV' }]
      : [account],
  ),
})
const noCases = { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } }
const readOnly = allRights.map((right) => (right.name === 'SERVICETICKET' ? { ...right, write: false } : right))

function playForm(): void {
  play(listServiceTypes, kinds)
  play(listServiceSubtypes, subtypes)
  play(listOpenCases, noCases)
}

type Hands = ReturnType<typeof renderScreen>

async function chooseOption(hands: Hands, label: string, option: string): Promise<void> {
  await hands.click(await screen.findByLabelText(label))
  await hands.click(await screen.findByTitle(option))
}

describe('a new service request', () => {
  it('goes from the card over questions and review to its number', async () => {
    playForm()
    play(createServiceRequest, {
      case_id: request.case_id,
      case_no: request.case_no,
      expected_by: '2026-03-13T20:00:00.000Z',
    })
    play(getCase, { ...request, expected_by: '2026-03-13T20:00:00.000Z' })
    const hands = renderScreen('/serviceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await chooseOption(hands, 'What is it about?', 'A payment is missing')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    expect(screen.getByText('Answer this question')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Which day?')).toHaveFocus())
    await hands.type(screen.getByLabelText('Which day?'), 'March 3')
    expect(screen.queryByText('Answer this question')).toBeNull()
    await hands.type(screen.getByLabelText('Description'), 'It is not in my history.')
    await chooseOption(hands, 'When may we call? (optional)', 'In the evening')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByText('within eight working hours')).toBeVisible()
    expect(screen.getByText('In the evening')).toBeVisible()
    await hands.dblClick(screen.getByRole('button', { name: 'Submit request' }))
    expect(await screen.findByText('We have your request.')).toBeVisible()
    expect(screen.getByText('C-2026-000901')).toBeVisible()
    expect(callsOf(createServiceRequest)).toHaveLength(1)
    expect(callsOf(createServiceRequest)[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(callsOf(createServiceRequest)[0]?.body).toEqual({
      crm_contact_id: 'contact-1',
      crm_premise_id: '12 Larkspur Lane',
      crm_service_account_id: '12 Larkspur Lane-FIBER',
      service_type: 'billing',
      service_subtype: 'not_posted',
      description: 'It is not in my history.',
      answers: [{ code: 'day', answer: 'March 3' }],
      checks: [],
      attachment_ids: [],
      contact_window: 'evening',
    })
  })

  it('about fiber begins with four checks whose answers go with it', async () => {
    playForm()
    const hands = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    for (const answer of ['Red', 'Yes, all are in', 'No change', 'I have no cable']) {
      await hands.click(await screen.findByRole('button', { name: answer }))
    }
    await chooseOption(hands, 'What is it about?', 'Slow with a cable')
    await hands.type(screen.getByLabelText('Description'), 'Slow.')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByText('Does it help to restart the gateway?')).toBeVisible()
  })

  it('goes from check to check by keyboard', async () => {
    playForm()
    const hands = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    await hands.click(await screen.findByRole('button', { name: 'Red' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Are all plugs in/ })).toHaveFocus())
  })

  it('is not needed when a check was enough', async () => {
    playForm()
    const hands = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    await hands.click(await screen.findByRole('button', { name: 'Red' }))
    await hands.click(await screen.findByRole('button', { name: 'It works now' }))
    expect(screen.getByText('Good that it works again.')).toBeVisible()
  })

  it('about gas stands under the emergency number', async () => {
    playForm()
    renderScreen('/meterTicketCreate', { as: customer })
    expect(await screen.findByRole('heading', { name: 'Smell gas? Leave, then call.' })).toBeVisible()
    expect(screen.getByRole('link', { name: '555-0110' })).toHaveAttribute('href', 'tel:5550110')
    expect(await screen.findByRole('button', { name: /^Turn gas on or off/ })).toBeVisible()
  })

  it('about a meter begins with the service that a link names, and shows what was last read there', async () => {
    playForm()
    play(listUsage, {
      street_address: '77 Mill Road',
      readings: [aReading({ meter_number: 'GM-77', current_read: 1399, read_type: 'estimated' })],
    })
    renderScreen('/meterTicketCreate?type=gas_on_off&subtype=turn_on&service=77+Mill+Road-GAS', { as: customer })

    expect(await screen.findByText('GM-77')).toBeVisible()
    expect(screen.getByText('1399 on 02/28/2026')).toBeVisible()
    expect(screen.getByText('Estimated')).toBeVisible()
    expect(callsOf(listUsage).at(-1)?.body).toMatchObject({ service_account_id: '77 Mill Road-GAS' })
  })

  it('about a meter can be written when what was last read cannot be loaded', async () => {
    playForm()
    play(listUsage, refuse('unavailable', 'Not now.'))
    renderScreen('/meterTicketCreate?type=gas_on_off&subtype=turn_on', { as: customer })
    expect(await screen.findByText(/could not be loaded. You can go on without it/)).toBeVisible()
    expect(screen.getByLabelText('Description')).toBeVisible()
  })

  it('about gas explains itself to somebody who has none', async () => {
    const fiberOnly = customer.user_accounts.filter((account) => account.service_type_code !== 'GAS')
    renderScreen('/gasServiceTicketCreate', { as: aCustomer({ user_accounts: fiberOnly }) })
    expect(await screen.findByText(/There is no gas service on your sign-in/)).toBeVisible()
  })

  it('names an open request of the same kind first', async () => {
    playForm()
    play(listOpenCases, { ...noCases, cases: [{ ...request, service_type: 'tv' }] })
    const hands = renderScreen('/fiberServiceTicketCreate', { as: withTv })
    await hands.click(await screen.findByRole('button', { name: /^TV/ }))
    expect(await screen.findByText('You have an open request about this already.')).toBeVisible()
    expect(callsOf(listOpenCases).at(-1)?.body).toMatchObject({ crm_service_account_id: ['12 Larkspur Lane-TV'] })
  })

  it('is not offered for a service that the person does not have', async () => {
    playForm()
    renderScreen('/fiberServiceTicketCreate', { as: customer })
    expect(await screen.findByRole('button', { name: /^Slow internet/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^TV/ })).not.toBeInTheDocument()
  })

  it('that is refused keeps everything and shows the remark at its field', async () => {
    playForm()
    play(createServiceRequest, refuse('invalid_input', 'No', { 'answers.day': 'Which one?' }))
    const hands = renderScreen('/serviceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await chooseOption(hands, 'What is it about?', 'A payment is missing')
    await hands.type(screen.getByLabelText('Which day?'), 'Some day')
    await hands.type(screen.getByLabelText('Description'), 'Missing.')
    await hands.click(screen.getByRole('button', { name: 'Review' }))
    await hands.click(await screen.findByRole('button', { name: 'Submit request' }))
    expect(await screen.findByText('Which one?')).toBeVisible()
    expect(screen.getByLabelText('Which day?')).toHaveValue('Some day')
  })

  it('stays as it was typed when a link of its kind is followed again', async () => {
    playForm()
    const link = '/serviceTicketCreate?type=billing&subtype=refund'
    const hands = renderScreen(link, { as: customer })
    await hands.type(await screen.findByLabelText('Description'), 'Paid twice.')
    cleanup()
    renderScreen(link, { as: customer })
    expect(await screen.findByLabelText('Description')).toHaveValue('Paid twice.')
  })

  it('says that it must be about something', async () => {
    playForm()
    const hands = renderScreen('/serviceTicketCreate?type=billing', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Review' }))
    expect(await screen.findByText('What is it about? is required')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('What is it about?')).toHaveFocus())
  })

  it('is not offered to somebody who may only read', async () => {
    renderScreen('/serviceTicketCreate', { as: customer, rights: readOnly })
    expect(await screen.findByText(/can read service requests but not open one/)).toBeVisible()
  })

  it('is explained to staff', async () => {
    renderScreen('/serviceTicketCreate', {
      as: aCustomer({ userTypeCode: 'CENTRIC', user_accounts: [], user_address_details: [] }),
    })
    expect(await screen.findByText(/Requests are opened for one customer/)).toBeVisible()
  })
})

describe('a file of a request', () => {
  const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

  async function openDetails(): Promise<Hands> {
    playForm()
    const hands = renderScreen('/serviceTicketCreate', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await chooseOption(hands, 'What is it about?', 'A refund')
    return hands
  }

  it('shows its size, and goes with the request', async () => {
    play(uploadAttachment, {
      attachment_id: request.case_id,
      file_name: 'bill.pdf',
      media_type: 'application/pdf',
      size: 1_536_000,
      created_date: '2026-03-13T15:00:00.000Z',
    })
    const hands = await openDetails()
    await hands.upload(screen.getByLabelText('Add photos or files'), file('bill.pdf'))
    expect(await screen.findByText('1.46 MB')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove bill.pdf' })).toBeVisible()
  })

  it('added after a lost answer makes it another request', async () => {
    play(createServiceRequest, refuse('provider_failed', 'No answer'))
    play(uploadAttachment, {
      attachment_id: request.case_id,
      file_name: 'bill.pdf',
      media_type: 'application/pdf',
      size: 10,
      created_date: '2026-03-13T15:00:00.000Z',
    })
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
    await hands.upload(await screen.findByLabelText('Add photos or files'), file('bill.pdf'))
    await screen.findByRole('button', { name: 'Remove bill.pdf' })
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
        : {
            attachment_id: request.case_id,
            file_name: sent.name,
            media_type: 'text/plain',
            size: 10,
            created_date: '2026-03-13T15:00:00.000Z',
          }
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
    play(uploadAttachment, {
      attachment_id: request.case_id,
      file_name: 'bill.pdf',
      media_type: 'application/pdf',
      size: 10,
      created_date: '2026-03-13T15:00:00.000Z',
    })
    const hands = await openDetails()
    await hands.upload(screen.getByLabelText('Add photos or files'), file('bill.pdf'))
    await screen.findByRole('button', { name: 'Remove bill.pdf' })
    await hands.click(screen.getByRole('button', { name: 'Choose another kind' }))
    await hands.click(await screen.findByRole('button', { name: /^Turn gas on or off/ }))
    await chooseOption(hands, 'What is it about?', 'Turn gas on')
    expect(await screen.findByLabelText('Add photos or files')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove bill.pdf' })).not.toBeInTheDocument()
  })

  it('does not go with another request that a link begins', async () => {
    play(uploadAttachment, {
      attachment_id: request.case_id,
      file_name: 'bill.pdf',
      media_type: 'application/pdf',
      size: 10,
      created_date: '2026-03-13T15:00:00.000Z',
    })
    const hands = await openDetails()
    await hands.upload(screen.getByLabelText('Add photos or files'), file('bill.pdf'))
    await screen.findByRole('button', { name: 'Remove bill.pdf' })
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

describe('the list of requests', () => {
  it('takes tab, filters and page from the address, and puts them there', async () => {
    play(listOpenCases, {
      cases: [request],
      total_count: 41,
      counts: { open: 3, waiting: 1, closed: 41, cancelled: 0 },
    })
    const hands = renderScreen('/serviceTicket?tab=closed&page=2&category=gasMeter', { as: customer })
    expect(await screen.findByRole('link', { name: 'C-2026-000901' })).toBeVisible()
    expect(callsOf(listOpenCases)[0]?.body).toMatchObject({ tab: 'closed', page_number: 2, category: ['gasMeter'] })
    expect(screen.getByRole('link', { name: 'Closed 41' })).toHaveAttribute('aria-current', 'page')
    await hands.click(screen.getByRole('link', { name: 'Waiting for you 1' }))
    await waitFor(() => expect(callsOf(listOpenCases).at(-1)?.body).toMatchObject({ tab: 'waiting', page_number: 1 }))
    await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(callsOf(listOpenCases).at(-1)?.body).not.toHaveProperty('category'))
  })

  it('asks for no page that a list cannot have', async () => {
    play(listOpenCases, noCases)
    renderScreen('/serviceTicket?page=99999999999', { as: customer })
    expect(await screen.findByText(/You have no open request/)).toBeVisible()
    expect(callsOf(listOpenCases)[0]?.body).toMatchObject({ page_number: lastPageNumber })
  })

  it('names its dates where a row is a block', async () => {
    play(listOpenCases, { cases: [request], total_count: 1, counts: { open: 1, waiting: 0, closed: 0, cancelled: 0 } })
    renderScreen('/serviceTicket', { as: customer })
    await screen.findByRole('table')
    const names = screen.getAllByRole('cell').flatMap((cell) => cell.getAttribute('data-name') ?? [])
    expect(names).toEqual(['Updated', 'Appointment'])
  })

  it('says what an empty tab means', async () => {
    play(listOpenCases, noCases)
    renderScreen('/serviceTicket?tab=waiting', { as: customer })
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  })

  it('that cannot be loaded offers another try', async () => {
    play(listOpenCases, refuse('unexpected', 'Something went wrong.'))
    renderScreen('/serviceTicket', { as: customer })
    expect(await screen.findByText('Your requests could not be loaded.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('one request', () => {
  const open = (changes: Partial<typeof request>, rights = allRights) => {
    play(getCase, { ...request, ...changes })
    play(listComments, { comments: [], total_count: 0 })
    return renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer, rights })
  }

  it('for many properties lists each with its status', async () => {
    const part = { case_id: '22222222-2222-4222-8222-000000000902', case_no: 'C-2026-000902' }
    open({ parts: [{ ...part, street_address: '7 Harrow Ln', status: 'scheduled' }] })
    const list = await screen.findByRole('region', { name: 'Properties' })
    expect(within(list).getByRole('link', { name: '7 Harrow Ln' })).toHaveAttribute(
      'href',
      `/serviceTicketView?case=${part.case_id}`,
    )
    expect(within(list).getByText('Scheduled')).toBeVisible()
  })

  it('moves its appointment to another day and other hours, and says when that cannot be', async () => {
    const appointment = { date: '2999-03-04', window: '8-10' } as const
    play(rescheduleCase, refuse('invalid_input', 'No', { date: 'Choose a day from Monday to Friday' }))
    const hands = open({ status: 'scheduled', appointment })
    await hands.click(await screen.findByRole('button', { name: 'Move the appointment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the appointment' }))
    await chooseOption(hands, 'Hours', '1–3 PM')
    await hands.click(dialog.getByRole('button', { name: /Move$/ }))
    expect(await dialog.findByText('Choose a day from Monday to Friday')).toBeInTheDocument()
    play(rescheduleCase, null)
    await hands.click(dialog.getByRole('button', { name: /Move$/ }))
    expect(await screen.findByText('The appointment is moved.')).toBeVisible()
    const moved = { case_id: request.case_id, date: '2999-03-04', window: '1-3' }
    expect(callsOf(rescheduleCase).map(({ body }) => body)).toEqual([moved, moved])
  })

  it('that waits for the customer says what care asked last, and takes the answer and files there', async () => {
    play(getCase, { ...request, status: 'waiting', comment_count: 2 })
    const own = comment(2, { user_type: 'CUSTOMER', is_own: true, comments: 'Here it is.' })
    play(listComments, { comments: [own, comment(1, { comments: 'Send us a photo of the meter.' })], total_count: 2 })
    play(createCaseComment, comment(3))
    const hands = renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    const box = within(await screen.findByRole('region', { name: 'We need something from you' }))
    expect(await box.findByText('Send us a photo of the meter.')).toBeVisible()
    expect(box.queryByText('Here it is.')).not.toBeInTheDocument()
    expect(box.getByLabelText('Add files')).toBeInTheDocument()
    expect(screen.queryByLabelText('Comment on this request')).not.toBeInTheDocument()
    await hands.type(box.getByLabelText('Your answer'), 'Here is the photo.')
    await hands.click(box.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(callsOf(createCaseComment)[0]?.body).toMatchObject({ comment: 'Here is the photo.' }))
  })

  it('that waits for the customer is only shown to somebody who may only read', async () => {
    open({ status: 'waiting' }, readOnly)
    const box = within(await screen.findByRole('region', { name: 'We need something from you' }))
    expect(await box.findByText(/Nothing is written here about it/)).toBeVisible()
    expect(box.queryByLabelText('Your answer')).not.toBeInTheDocument()
  })

  it('says when the customer would like to be called', async () => {
    open({ contact_window: 'any' })
    expect(await screen.findByText('At any time')).toBeVisible()
  })

  it('can be cancelled with a reason while it runs', async () => {
    play(createCancelRequest, { case_id: request.case_id, case_no: 'C-2026-000950', status: 'in_progress' })
    const hands = open({})
    await hands.click(await screen.findByRole('button', { name: 'Cancel request' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this request?' }))
    await hands.click(dialog.getByLabelText('I no longer need it'))
    await hands.click(dialog.getByRole('button', { name: 'Cancel the request' }))
    expect(await screen.findByText('We have your wish to cancel.')).toBeVisible()
    expect(callsOf(createCancelRequest)[0]?.body).toMatchObject({ reason: 'no_longer_needed' })
  })

  it('can be reopened while that is possible, with what is still wrong', async () => {
    play(reopenCase, null)
    const hands = open({ status: 'closed', reopen_until: '2026-03-20T15:00:00.000Z' })
    await hands.click(await screen.findByRole('button', { name: 'Reopen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen this request?' }))
    await hands.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument()
    await hands.type(dialog.getByLabelText('What is still wrong?'), 'It is back.')
    await hands.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('The request is open again.')).toBeVisible()
  })

  it.each([
    {
      button: 'Reopen',
      label: 'What is still wrong?',
      changes: { status: 'closed', reopen_until: '2026-03-20T15:00:00.000Z' },
    },
    { button: 'Rate', label: 'What was good, what was not? (optional)', changes: { status: 'closed' } },
    { button: 'Cancel request', label: 'Anything we should know? (optional)', changes: {} },
  ] as const)('keeps through an idle sign-out what is typed under $button', async ({ button, label, changes }) => {
    const type = async () => {
      const hands = open(changes)
      await hands.click(await screen.findByRole('button', { name: button }))
      return { hands, box: await screen.findByLabelText(label) }
    }
    const before = await type()
    await before.hands.type(before.box, 'It is back.')
    act(() => drop('idle'))
    await screen.findByRole('heading', { name: 'Sign in' })
    cleanup()
    expect((await type()).box).toHaveValue('It is back.')
  })

  it('says in the dialog why it could not be cancelled, and asks once', async () => {
    const answer = heldAnswer<ReturnType<typeof refuse>>()
    play(createCancelRequest, () => answer.promise)
    const hands = open({})
    await hands.click(await screen.findByRole('button', { name: 'Cancel request' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this request?' }))
    await hands.dblClick(dialog.getByRole('button', { name: 'Cancel the request' }))
    answer.give(refuse('unexpected', 'Something went wrong.'))
    expect(await dialog.findByText('Something went wrong.')).toBeInTheDocument()
    expect(callsOf(createCancelRequest)).toHaveLength(1)
  })

  it('leads to a follow-up once that is over', async () => {
    open({ status: 'closed' })
    expect(await screen.findByRole('link', { name: 'Open a follow-up' })).toHaveAttribute(
      'href',
      expect.stringContaining(`parent=${request.case_id}`),
    )
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  })

  it('has no buttons for somebody who may only read', async () => {
    open({}, readOnly)
    expect(await screen.findByRole('heading', { name: request.title })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('that is not one’s own is not there', async () => {
    play(getCase, refuse('not_found', 'We could not find this.'))
    renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    expect(await screen.findByText(/We could not find this request/)).toBeVisible()
  })

  it('whose id is none is not even asked for', async () => {
    renderScreen('/serviceTicketView?case=123', { as: customer })
    expect(await screen.findByText(/We could not find this request/)).toBeVisible()
    expect(callsOf(getCase)).toEqual([])
  })
})
