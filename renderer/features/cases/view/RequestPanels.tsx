/** The panels of one request: its title and steps, facts, comments, files and history. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { appointmentText } from '../../../domain/cases/appointmentText'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useSignedIn } from '../../../session/SignedIn'
import { CopyButton } from '../../../ui/CopyButton'
import { DateText } from '../../../ui/DateText'
import { Rich } from '../../../ui/Rich'
import { Tag } from '../../../ui/Tag'
import { CasePromise } from '../CasePromise'
import styles from '../cases.module.css'
import { OwnCaseStatusTag } from '../OwnCaseStatusTag'
import { BulkRequestLots } from './BulkRequestLots'
import { CaseComments } from './CaseComments'
import { CaseFiles } from './CaseFiles'
import { CaseHistory } from './CaseHistory'
import { CaseSteps } from './CaseSteps'

interface Props {
  caseDetails: CaseDetails
  /** Comments and files can be added. */
  mayAdd: boolean
  /** Shown below the title, for people who came to act. */
  work?: ReactNode
  /** Shown below the facts. */
  actions?: ReactNode
}

export const RequestPanels = ({ caseDetails, mayAdd, work, actions }: Props) => (
  <>
    <section className={styles.panel} aria-labelledby="case-title">
      <div className={styles.panelHead}>
        <div className={styles.caseName}>
          <RequestIcon request={caseDetails} />
          <Heading caseDetails={caseDetails} />
        </div>
        <OwnCaseStatusTag status={caseDetails.status} />
      </div>
      {work}
      <CaseSteps caseDetails={caseDetails} />
      <Facts caseDetails={caseDetails} />
      {actions}
    </section>
    {caseDetails.parts.length > 0 && <BulkRequestLots lots={caseDetails.parts} />}
    <CaseComments caseDetails={caseDetails} mayWrite={mayAdd} />
    <CaseFiles caseDetails={caseDetails} mayWrite={mayAdd} />
    <CaseHistory events={caseDetails.events} />
  </>
)

/** The page of a customer has the title of the request, and that of staff its number. */
function Heading({ caseDetails: { case_no: number, title } }: Pick<Props, 'caseDetails'>) {
  const { person } = useSignedIn()
  const copy = <CopyButton text={number} label={caseTexts.copyNumber} />
  if (!isStaff(person.userTypeCode)) {
    return (
      <h2 id="case-title" className={styles.caseNumber}>
        {number} {copy}
      </h2>
    )
  }
  return (
    <div>
      <p className={styles.caseNumber}>
        {number} {copy}
      </p>
      <h2 id="case-title">{title}</h2>
    </div>
  )
}

/** Customer care has not started yet. */
const isNew = ({ status }: CaseDetails): boolean => status === 'received' || status === 'assigned'

function Facts({ caseDetails }: { caseDetails: CaseDetails }) {
  const { timeZone } = useRuntimeConfig()
  return (
    <dl className={styles.facts}>
      {caseDetails.appointment && (
        <>
          <dt>{appointmentTexts.appointment}</dt>
          <dd>
            <strong>{appointmentText(caseDetails.appointment)}</strong>{' '}
            {caseDetails.is_appointment_confirmed && <Tag color="success">{appointmentTexts.confirmed}</Tag>}
          </dd>
        </>
      )}
      {!caseDetails.appointment && caseDetails.preferred && (
        <>
          <dt>{appointmentTexts.preferredAppointment}</dt>
          <dd>{appointmentText(caseDetails.preferred)}</dd>
        </>
      )}
      {caseDetails.contact_window && (
        <>
          <dt>{caseTexts.callTimeLabel}</dt>
          <dd>{caseTexts.contactWindowLabels[caseDetails.contact_window]}</dd>
        </>
      )}
      {caseDetails.expected_by && isNew(caseDetails) && (
        <>
          <dt>{caseTexts.firstReplyBy}</dt>
          <dd>
            <CasePromise promisedAt={caseDetails.expected_by} timeZone={timeZone} />
          </dd>
        </>
      )}
      <dt>{commonTexts.address}</dt>
      <dd>{caseDetails.street_address || caseTexts.accountInGeneral}</dd>
      <dt>{caseTexts.opened}</dt>
      <dd>
        <Rich
          text={caseTexts.by(caseDetails.contact_name)}
          parts={{ date: <DateText value={caseDetails.created_date} withTime /> }}
        />
      </dd>
      {caseDetails.answers.map(({ question, answer }) => (
        <Answer key={question} question={question} answer={answer} />
      ))}
      {caseDetails.description !== '' && <Answer question={commonTexts.description} answer={caseDetails.description} />}
      {caseDetails.parent_case_id && (
        <>
          <dt>{caseDetails.is_part ? caseTexts.partOf : caseTexts.followUpTo}</dt>
          <dd>
            <Link to={`${paths.serviceTicketView}?case=${caseDetails.parent_case_id}`}>
              {caseDetails.is_part ? caseTexts.bulkRequestLabel : caseTexts.anEarlierRequest}
            </Link>
          </dd>
        </>
      )}
      {caseDetails.rating !== null && (
        <>
          <dt>{caseTexts.yourRating}</dt>
          <dd>
            {caseDetails.rating_comment
              ? caseTexts.ratingWithComment(caseDetails.rating, caseDetails.rating_comment)
              : caseTexts.ratingOf(caseDetails.rating)}
          </dd>
        </>
      )}
    </dl>
  )
}

const Answer = ({ question, answer }: { question: string; answer: string }) => (
  <>
    <dt>{question}</dt>
    <dd>{answer}</dd>
  </>
)
