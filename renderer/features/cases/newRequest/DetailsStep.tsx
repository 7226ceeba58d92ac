/** Collects the details of a request: subject, service, answers, files, and times for a visit or a call. */
import { Input } from 'antd'
import type { FormEvent } from 'react'
import { descriptionLimit } from '#shared/cases/cases'
import { needsDescription } from '#shared/cases/needsDescription'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { ontFaultAnswer } from '#shared/services/ontLight'
import * as caseTexts from '#shared/texts/cases/cases'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as commonTexts from '#shared/texts/common'
import { AttachmentPicker } from '../../../domain/cases/attachments/AttachmentPicker'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import type { AnsweredCheck } from '../../../domain/drafts/storedJson'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/fields/Select'
import parts from '../../../ui/panels/parts.module.css'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import styles from '../cases.module.css'
import { MeterFacts } from './MeterFacts'
import { OpenRequestsNotice } from './OpenRequestsNotice'
import { QuestionField } from './QuestionField'
import { ContactFields, ServiceField, VisitFields } from './RequestFields'
import { fieldId, parseAnswers, parseChecks, questionId } from './requestDraft'
import { removeCoveredChecks } from './selfCheckSteps'
import type { RequestFormState } from './useRequest'
import { type RequestContext, useRequestContext } from './useRequestContext'

interface DetailsStepProps {
  request: RequestFormState
  kind: ServiceKind
  subtypes: ServiceSubtype[]
}

export function DetailsStep({ request, kind, subtypes }: DetailsStepProps) {
  const { values } = request
  const subtype = subtypes.find(({ service_subtype }) => service_subtype === values.subtype)
  const context = useRequestContext({ service: values.service, kind })

  function next(event: FormEvent): void {
    event.preventDefault()
    if (subtype) request.review(subtype)
  }

  return (
    <form className={styles.panel} noValidate onSubmit={next} aria-labelledby="request-kind">
      <div className={styles.panelHead}>
        <span className={styles.caseName}>
          <RequestIcon request={kind} />
          <h2 id="request-kind">{kind.label}</h2>
        </span>
        <Button kind="link" className={styles.bare ?? ''} onClick={() => request.goTo('choose')}>
          {caseTexts.chooseAnotherType}
        </Button>
      </div>
      {context.hasLoaded ? (
        <DetailsFields request={request} kind={kind} subtypes={subtypes} context={context} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </form>
  )
}

function DetailsFields({ request, kind, subtypes, context }: DetailsStepProps & { context: RequestContext }) {
  const { values, fill, errors } = request
  const subtype = subtypes.find(({ service_subtype }) => service_subtype === values.subtype)
  return (
    <>
      {parseChecks(values).some(({ answer }) => answer === ontFaultAnswer) && <p>{selfCheckTexts.redLightHint}</p>}
      <CompletedChecks checks={removeCoveredChecks(parseChecks(values), subtype?.questions ?? [])} />
      <OpenRequestsNotice openRequests={context.openRequests} kind={kind} />
      <Field id={fieldId('subtype')} label={caseTexts.subtypeQuestion} error={errors[fieldId('subtype')]}>
        {(control) => (
          <Select
            {...control}
            value={values.subtype || null}
            placeholder={commonTexts.choose}
            options={subtypes.map(({ service_subtype, label }) => ({ value: service_subtype, label }))}
            onChange={(value: string) => fill({ subtype: value })}
          />
        )}
      </Field>
      <ServiceField request={request} kind={kind} />
      <MeterFacts query={context.meter} />
      {subtype && <SubtypeFields request={request} subtype={subtype} />}
      <p role="alert" className={styles.problem}>
        {errors['form']}
      </p>
      {subtype ? (
        <div className={parts.wideActions}>
          <Button kind="primary" type="submit">
            {caseTexts.review}
          </Button>
        </div>
      ) : (
        <p className={parts.small}>{caseTexts.typeHint}</p>
      )}
    </>
  )
}

/** The fields of a request about this subject. */
function SubtypeFields({ request, subtype }: { request: RequestFormState; subtype: ServiceSubtype }) {
  const { values, fill, errors, uploads } = request
  const isDescribed = !needsDescription(subtype.questions)
  return (
    <>
      {subtype.questions.map((question) => (
        <QuestionField
          key={question.code}
          question={question}
          value={parseAnswers(values)[question.code] ?? ''}
          error={errors[questionId(question)]}
          onChange={(answer) => fill({ answers: JSON.stringify({ ...parseAnswers(values), [question.code]: answer }) })}
        />
      ))}
      <Field
        id={fieldId('description')}
        label={commonTexts.description}
        error={errors[fieldId('description')]}
        hint={isDescribed ? caseTexts.moreToKnow : caseTexts.describeHint}
        length={{ typed: values.description.length, max: descriptionLimit }}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            rows={isDescribed ? 3 : 5}
            maxLength={descriptionLimit}
            value={values.description}
            onChange={(event) => fill({ description: event.target.value })}
          />
        )}
      </Field>
      <AttachmentPicker
        id={fieldId('files')}
        uploads={uploads}
        label={caseTexts.addFilesLabel}
        error={errors[fieldId('files')]}
      />
      {subtype.needs_visit && <VisitFields request={request} />}
      <ContactFields request={request} />
    </>
  )
}

/** Shows the completed checks and troubleshooting steps that are sent with the request. */
function CompletedChecks({ checks }: { checks: AnsweredCheck[] }) {
  if (checks.length === 0) return null
  return (
    <details className={styles.tried}>
      <summary>{caseTexts.whatYouTried}</summary>
      <ul>
        {checks.map(({ question, answer }) => (
          <li key={question}>
            {question}: {answer}
          </li>
        ))}
      </ul>
    </details>
  )
}
