/** The parts of the load that store something and notify customers. */
import { randomUUID } from 'node:crypto'
import { createServiceRequest } from '#shared/contract/cases/cases'
import { createCaseComment, createMessage } from '#shared/contract/cases/messages'
import { moveRequest } from '#shared/contract/cases/requestQueue'
import { createAnnouncement } from '#shared/contract/content/announcements'
import { writeCustomerNote } from '#shared/contract/customers/customers'
import { sendForgotPasswordCode } from '#shared/contract/signIn/oneTimeCodes'
import { liveAnnouncementsJob } from '../../../server/directory/notifications/producers/announcements.job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addPerson, testRow } from '../../support/data/people'
import { call, textOf } from './calls'
import { type Action, anyOf } from './moneyActions'

export const messageActions: readonly Action[] = [
  async function requestAndStart({ sender, customers, staff }) {
    const { token, person, account } = anyOf(customers)
    const answers = [
      { code: 'speed', answer: '300' },
      { code: 'since', answer: 'A few days ago' },
    ]
    const body = {
      service_type: 'slow',
      service_subtype: 'slow_wired',
      description: `Half the speed: ${randomUUID()}`,
      answers,
      crm_contact_id: person.contactId,
      crm_premise_id: account.premiseNumber,
      crm_service_account_id: account.serviceAccountId,
    }
    const requested = await call(sender, { ...createServiceRequest, token, body })
    if (!requested) return
    const caseId = textOf(requested.data, 'case_id')
    sender.accepted.requests.push(caseId)
    const start = { case_id: caseId, action: 'start', seen_status: 'received' }
    if (await call(sender, { ...moveRequest, token: staff, body: start })) sender.accepted.requestChanges.push(caseId)
  },
  async function askAndReply({ sender, customers, staff }) {
    const { token, person } = anyOf(customers)
    const question = { crm_contact_id: person.contactId, title: 'My bill', description: `Why? ${randomUUID()}` }
    const asked = await call(sender, { ...createMessage, token, body: question })
    if (!asked) return
    const reply = { case_id: textOf(asked.data, 'case_id'), comment: 'The meter was read wrongly.' }
    const replied = await call(sender, { ...createCaseComment, token: staff, body: reply })
    if (replied) sender.accepted.replies.push(textOf(replied.data, 'comment_id'))
  },
  async function requestCode({ sender }) {
    const { email } = await addPerson(sender.world.database.db)
    const path = `${sendForgotPasswordCode.path}?emailId=${encodeURIComponent(email)}`
    if (await call(sender, { method: 'GET', path })) sender.accepted.codes.push(email)
  },
  async function note({ sender, customers, staff }) {
    const body = { crm_customer_id: anyOf(customers).person.customerNumber, note: `Called at ${randomUUID()}` }
    const answer = await call(sender, { ...writeCustomerNote, token: staff, body })
    if (answer) sender.accepted.notes.push(textOf(answer.data, 'note_id'))
  },
]

/** Goes to everyone in the community, and by email to the customers, who chose offers. */
export async function announce({ sender, staff }: Parameters<Action>[0]): Promise<void> {
  const body = anAnnouncementInput({
    title: `Offer ${randomUUID()}`,
    kind: 'New offer',
    starts_at: new Date().toISOString(),
    community: [testRow.name],
    user_type: ['CUSTOMER'],
  })
  const answer = await call(sender, { ...createAnnouncement, token: staff, body })
  if (!answer) return
  sender.accepted.announcements.push(textOf(answer.data, 'announcement_id'))
  await enqueue(sender.world.database.db, liveAnnouncementsJob, {})
}
