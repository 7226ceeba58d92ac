/** Shows staff the facts beside a request: who works on it, what was promised, and whose request it is. */

import { useId } from 'react'
import type { CaseDetails } from '#shared/contract/cases/cases'
import type { RequestWork } from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { useAssignRequestMutation, useListRequestStaffQuery } from '../../../api/cases/requestQueue'
import { useCurrentMinute } from '../../../domain/cases/useCurrentMinute'
import { CustomerLink } from '../../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../../domain/customers/useViewCustomer'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { EmailText } from '../../../ui/EmailText'
import { Select } from '../../../ui/forms/fields/Select'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import { Filter, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { RequestPromise } from './RequestPromise'
import styles from './requestWork.module.css'

interface Props {
  caseDetails: CaseDetails
  work: RequestWork
  mayWrite: boolean
}

export const RequestSide = ({ caseDetails, work, mayWrite }: Props) => (
  <aside className={styles.side}>
    <Panel title={requestQueueTexts.work} size="tile">
      <div className={styles.part}>
        <PromiseFacts caseDetails={caseDetails} work={work} />
        <Assignee caseDetails={caseDetails} work={work} mayWrite={mayWrite} />
      </div>
    </Panel>
    <Panel title={commonTexts.customer} size="tile">
      <CustomerCard caseDetails={caseDetails} work={work} />
    </Panel>
  </aside>
)

function PromiseFacts({
  caseDetails: { status, appointment },
  work: { promised_by, crew_name },
}: Omit<Props, 'mayWrite'>) {
  const now = useCurrentMinute()
  if (promised_by === null) return <p className={parts.small}>{requestQueueTexts.nothingPromised}</p>
  return (
    <>
      <p>
        <RequestPromise request={{ status, appointment, promised_by }} now={now} />
      </p>
      {crew_name !== '' && <p>{requestQueueTexts.visitedBy(crew_name)}</p>}
    </>
  )
}

const unassignedValue = 'unassigned'

function Assignee({ caseDetails: { case_id, case_no }, work: { assigned_to: assignee }, mayWrite }: Props) {
  const { person } = useSignedIn()
  const { data: staff = [] } = useListRequestStaffQuery()
  const [assign, { isLoading }] = useAssignRequestMutation()
  const { snackbar } = useNotify()
  const id = useId()
  // The assignee may no longer be on the list of staff.
  const options = assignee && !staff.some(({ user_id }) => user_id === assignee.user_id) ? [assignee, ...staff] : staff

  /** The API layer reports failures, such as a colleague who was faster. */
  async function assignTo(userId: string | null): Promise<void> {
    const { error } = await assign({ body: { case_id, user_id: userId, seen_user_id: assignee?.user_id ?? null } })
    if (error) return
    const name = options.find(({ user_id }) => user_id === userId)?.name
    if (userId === person.user_id) snackbar(requestQueueTexts.requestAssignedToYou(case_no))
    else
      snackbar(
        name === undefined ? requestQueueTexts.isUnassigned(case_no) : requestQueueTexts.isAssignedTo(case_no, name),
      )
  }

  return (
    <>
      <Filter label={requestQueueTexts.assignee} htmlFor={id}>
        <Select
          id={id}
          disabled={!mayWrite}
          loading={isLoading}
          value={assignee?.user_id ?? unassignedValue}
          options={[
            { value: unassignedValue, label: requestQueueTexts.noOne },
            ...options.map(({ user_id, name }) => ({ value: user_id, label: name })),
          ]}
          onChange={(value) => void assignTo(value === unassignedValue ? null : value)}
        />
      </Filter>
      {mayWrite && assignee?.user_id !== person.user_id && (
        <Button isBusy={isLoading} onClick={() => void assignTo(person.user_id)}>
          {assignee ? requestQueueTexts.takeOver : requestQueueTexts.takeRequest}
        </Button>
      )}
    </>
  )
}

function CustomerCard({ caseDetails: { street_address }, work }: Omit<Props, 'mayWrite'>) {
  const { customer, contact, contact_phone: phoneForQuestions } = work
  const customers = useViewCustomer()
  const { mayView, view, opening } = customers
  return (
    <div className={styles.part}>
      <ul className={styles.customerFacts}>
        <li>
          <strong>{customer.name}</strong>
        </li>
        <li className={parts.small}>
          <CustomerLink customers={customers} number={customer.crm_customer_id}>
            {customer.crm_customer_id}
          </CustomerLink>
        </li>
        {street_address !== '' && <li>{street_address}</li>}
        {contact.name !== customer.name && <li>{requestQueueTexts.contactNamed(contact.name)}</li>}
        {phoneForQuestions !== '' && (
          <li>
            <Phone number={phoneForQuestions} />{' '}
            <span className={parts.small}>{requestQueueTexts.phoneForQuestions}</span>
          </li>
        )}
        {contact.phone !== '' && contact.phone !== phoneForQuestions && (
          <li>
            <Phone number={contact.phone} />
          </li>
        )}
        {contact.email !== '' && (
          <li>
            <a href={`mailto:${contact.email}`}>
              <EmailText email={contact.email} />
            </a>
          </li>
        )}
      </ul>
      {mayView && (
        <Button isBusy={opening !== null} onClick={() => void view(customer.crm_customer_id)}>
          {requestQueueTexts.viewCustomer}
        </Button>
      )}
    </div>
  )
}

const Phone = ({ number }: { number: string }) => <a href={`tel:+1${number}`}>{phoneMask(number)}</a>
