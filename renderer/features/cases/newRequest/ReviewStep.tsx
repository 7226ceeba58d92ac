/** Shows the whole request for a last check before it is sent. */
import type { ReactNode } from 'react'
import { contactWindows, visitWindows } from '#shared/cases/cases'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { formatFileSize } from '#shared/format/fileSize'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { dayText } from '../../../ui/format/days'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { parseAnswers, parseChecks, selectedPlace } from './requestDraft'
import { removeCoveredChecks } from './selfCheckSteps'
import type { RequestFormState } from './useRequest'

interface ReviewStepProps {
  request: RequestFormState
  kind: ServiceKind
  subtype: ServiceSubtype
}

export function ReviewStep({ request, kind, subtype }: ReviewStepProps) {
  const { values, uploads } = request
  const { user } = useSignedIn()
  const place = selectedPlace(values.service)
  const account = user.user_accounts.find((other) => other.crm_service_account_id === place.serviceId)
  const address = user.user_accounts.find(({ crm_premise_id }) => crm_premise_id === place.premiseId)
  const answers = parseAnswers(values)
  const window = visitWindows.find((candidate) => candidate === values.window)
  const contactWindow = contactWindows.find((candidate) => candidate === values.contactWindow)
  const sentFiles = uploads.uploads.filter(({ state }) => state === 'sent')

  return (
    <section className={styles.panel} aria-labelledby="review">
      <h2 id="review">{caseTexts.checkYourRequest}</h2>
      <dl className={styles.facts}>
        <Fact name={commonTexts.requestLabel}>
          {kind.label}: {subtype.label}
        </Fact>
        <Fact name={caseTexts.serviceAndAddress}>
          {account
            ? `${serviceTexts.serviceLabels[account.service_type_code]} · ${account.street_address}`
            : address
              ? caseTexts.allServicesAt(address.street_address)
              : caseTexts.noServiceOption}
        </Fact>
        {subtype.questions.map(({ code, label, kind: type }) =>
          answers[code] ? (
            <Fact key={code} name={label}>
              {type === 'day' ? dayText(answers[code]) : answers[code]}
            </Fact>
          ) : null,
        )}
        {values.description.trim() !== '' && <Fact name={commonTexts.description}>{values.description}</Fact>}
        {removeCoveredChecks(parseChecks(values), subtype.questions).map(({ question, answer }) => (
          <Fact key={question} name={question}>
            {answer}
          </Fact>
        ))}
        {sentFiles.length > 0 && (
          <Fact name={caseTexts.filesLabel}>
            {sentFiles.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join(', ')}
          </Fact>
        )}
        {values.date && window && (
          <Fact name={appointmentTexts.preferredAppointment}>
            {appointmentTexts.appointmentAt(dayText(values.date), window)}
          </Fact>
        )}
        {values.phone && <Fact name={commonTexts.phone}>{values.phone}</Fact>}
        {contactWindow && <Fact name={caseTexts.callTimeLabel}>{caseTexts.contactWindowLabels[contactWindow]}</Fact>}
        <Fact name={caseTexts.firstReply}>{subtype.response_time}</Fact>
      </dl>
      {uploads.isSending && <p className={parts.small}>{caseTexts.uploadsUnfinished}</p>}
      {uploads.problem !== null && <p className={styles.problem}>{uploads.problem}</p>}
      <p role="alert" className={styles.problem}>
        {request.errors['form']}
      </p>
      <div className={parts.wideActions}>
        <Button onClick={() => request.goTo('details')}>{commonTexts.back}</Button>
        <Button
          kind="primary"
          isBusy={request.isSubmitting}
          disabled={uploads.isSending}
          onClick={() => request.submit(subtype)}
        >
          {caseTexts.submitRequest}
        </Button>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
