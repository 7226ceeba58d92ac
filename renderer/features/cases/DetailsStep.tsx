/** What exactly, where, since when, with what files, and when somebody may come. */
import { Button, Input, Select } from 'antd'
import type { FormEvent } from 'react'
import { descriptionLimit } from '#shared/cases'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases'
import type { Check } from '../../session/keptJson'
import { Field } from '../../ui/forms/Field'
import { FilePicker } from '../../ui/forms/FilePicker'
import styles from './cases.module.css'
import { MeterFacts } from './MeterFacts'
import { OpenAlready } from './OpenAlready'
import { QuestionField } from './QuestionField'
import { answersIn, checksIn, fieldId, questionId } from './requestDraft'
import { checksBeside } from './selfCheckSteps'
import type { Request } from './useRequest'
import { ContactFields, ServiceField, VisitFields } from './WhereAndWhen'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'

interface DetailsStepProps {
  request: Request
  kind: ServiceKind
  subtypes: ServiceSubtype[]
}

export function DetailsStep({ request, kind, subtypes }: DetailsStepProps) {
  const { values, fill, errors, uploads } = request
  const subtype = subtypes.find(({ service_subtype }) => service_subtype === values.subtype)

  function next(event: FormEvent): void {
    event.preventDefault()
    if (subtype) request.review(subtype)
  }

  return (
    <form className={styles.panel} noValidate onSubmit={next} aria-labelledby="request-kind">
      <div className={styles.panelHead}>
        <h2 id="request-kind">{kind.label}</h2>
        <Button type="link" className={styles.bare ?? ''} onClick={() => request.goTo('choose')}>
          {requestTexts.chooseAnotherType}
        </Button>
      </div>
      <Tried checks={checksBeside(checksIn(values), subtype?.questions ?? [])} />
      <OpenAlready service={values.service} kind={kind} />
      <Field id={fieldId('subtype')} label={requestTexts.whatIsItAbout} error={errors[fieldId('subtype')]}>
        {(given) => (
          <Select
            {...given}
            value={values.subtype || null}
            placeholder={commonTexts.choose}
            options={subtypes.map(({ service_subtype, label }) => ({ value: service_subtype, label }))}
            onChange={(chosen: string) => fill({ subtype: chosen })}
          />
        )}
      </Field>
      <ServiceField request={request} kind={kind} />
      {kind.category === 'gasMeter' && <MeterFacts service={values.service} />}
      {subtype && (
        <>
          {subtype.questions.map((question) => (
            <QuestionField
              key={question.code}
              question={question}
              value={answersIn(values)[question.code] ?? ''}
              error={errors[questionId(question)]}
              onChange={(answer) =>
                fill({ answers: JSON.stringify({ ...answersIn(values), [question.code]: answer }) })
              }
            />
          ))}
          <Field
            id={fieldId('description')}
            label={requestTexts.description}
            error={errors[fieldId('description')]}
            hint={requestTexts.tellUsWhatHappenedAnd}
            length={{ typed: values.description.length, max: descriptionLimit }}
          >
            {(given) => (
              <Input.TextArea
                {...given}
                rows={5}
                maxLength={descriptionLimit}
                value={values.description}
                onChange={(event) => fill({ description: event.target.value })}
              />
            )}
          </Field>
          <FilePicker
            id={fieldId('files')}
            uploads={uploads}
            label={requestTexts.addPhotosOrFiles}
            error={errors[fieldId('files')]}
          />
          {subtype.needs_visit && <VisitFields request={request} />}
          <ContactFields request={request} />
        </>
      )}
      <p role="alert" className={styles.problem}>
        {errors['form']}
      </p>
      {subtype ? (
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit">
            {requestTexts.review}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{requestTexts.chooseWhatItsAboutAnd}</p>
      )}
    </form>
  )
}

/** What goes along from the checks or from troubleshooting. */
function Tried({ checks }: { checks: Check[] }) {
  if (checks.length === 0) return null
  return (
    <details className={styles.tried}>
      <summary>{requestTexts.whatYouTried}</summary>
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
