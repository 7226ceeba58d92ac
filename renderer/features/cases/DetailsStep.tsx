/** What exactly, where, since when, with what files, and when somebody may come. */
import { Alert, Button, Input, Select } from 'antd'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { descriptionLimit, visitWindows } from '#shared/cases'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases'
import { serviceLabels } from '#shared/services'
import { useListOpenCasesQuery } from '../../api/cases'
import { paths } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { windowLabels } from '../../ui/cases/caseLabels'
import { DayField } from '../../ui/forms/DayField'
import { Field } from '../../ui/forms/Field'
import { PhoneInput } from '../../ui/forms/PhoneInput'
import styles from './cases.module.css'
import { FilePicker } from './FilePicker'
import { QuestionField } from './QuestionField'
import { answersIn, checksIn, fieldId, questionId } from './requestDraft'
import { fittingAccounts, type Request } from './useRequest'

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
    request.review(subtype)
  }

  return (
    <form className={styles.panel} noValidate onSubmit={next} aria-labelledby="request-kind">
      <div className={styles.panelHead}>
        <h2 id="request-kind">{kind.label}</h2>
        <Button type="link" className={styles.bare ?? ''} onClick={() => request.goTo('choose')}>
          Choose another kind
        </Button>
      </div>
      <Tried request={request} />
      <OpenAlready service={values.service} kind={kind} />
      <Field id={fieldId('subtype')} label="What is it about?" error={errors[fieldId('subtype')]}>
        {(given) => (
          <Select
            {...given}
            value={values.subtype || null}
            placeholder="Choose"
            options={subtypes.map(({ service_subtype, label }) => ({ value: service_subtype, label }))}
            onChange={(chosen: string) => fill({ subtype: chosen })}
          />
        )}
      </Field>
      <ServiceField request={request} kind={kind} />
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
            label="Description"
            error={errors[fieldId('description')]}
            hint="What happened, and what you would like us to do."
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
          <FilePicker uploads={uploads} label="Add photos or files" />
          {subtype.needs_visit && <VisitFields request={request} />}
          <Field id={fieldId('phone')} label="Telephone for questions (optional)" error={errors[fieldId('phone')]}>
            {(given) => <PhoneInput {...given} value={values.phone} onChange={(phone) => fill({ phone })} />}
          </Field>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {errors['form']}
      </p>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          Review
        </Button>
      </div>
    </form>
  )
}

/** What goes along from the checks or from troubleshooting. */
function Tried({ request }: { request: Request }) {
  const checks = checksIn(request.values)
  if (checks.length === 0) return null
  return (
    <details className={styles.tried}>
      <summary>What you tried</summary>
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

function ServiceField({ request: { values, fill, errors }, kind }: { request: Request; kind: ServiceKind }) {
  const { user } = useSignedIn()
  const fitting = fittingAccounts(user.user_accounts, kind.category)
  const general = kind.category === 'general' ? [{ value: '', label: 'My account in general' }] : []
  return (
    <Field id={fieldId('service')} label="Service and address" error={errors[fieldId('service')]}>
      {(given) => (
        <Select
          {...given}
          value={values.service}
          showSearch={fitting.length > 8 && { optionFilterProp: 'label' }}
          options={[
            ...general,
            ...fitting.map((account) => ({
              value: account.crm_service_account_id,
              label: `${serviceLabels[account.service_type_code]} · ${account.street_address}`,
            })),
          ]}
          onChange={(service: string) => fill({ service })}
        />
      )}
    </Field>
  )
}

function VisitFields({ request: { values, fill, errors } }: { request: Request }) {
  return (
    <fieldset className={styles.visit}>
      <legend>When may somebody come? (optional)</legend>
      <DayField
        id={fieldId('date')}
        label="Day"
        error={errors[fieldId('date')]}
        hint="Monday to Friday, from tomorrow on."
        value={values.date || null}
        onChange={(date) => fill({ date: date ?? '' })}
      />
      <Field id={fieldId('window')} label="Hours" error={errors[fieldId('window')]}>
        {(given) => (
          <Select
            {...given}
            allowClear
            placeholder="Choose"
            value={values.window || null}
            options={visitWindows.map((window) => ({ value: window, label: windowLabels[window] }))}
            onChange={(window?: string) => fill({ window: window ?? '' })}
          />
        )}
      </Field>
    </fieldset>
  )
}

/** A request of the same kind that is still open may be all that is needed. */
function OpenAlready({ service, kind }: { service: string; kind: ServiceKind }) {
  const { data } = useListOpenCasesQuery({
    body: {
      ...(service && { crm_service_account_id: [service] }),
      tab: 'open',
      category: [kind.category],
      sort: 'created',
      page_number: 1,
      page_size: 20,
    },
  })
  const same = data?.cases.filter(({ service_type }) => service_type === kind.service_type).slice(0, 3) ?? []
  if (same.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title="You have an open request about this already."
      description={
        <ul>
          <li>A comment on it reaches us sooner than a second request.</li>
          {same.map(({ case_id, case_no, title }) => (
            <li key={case_id}>
              <Link to={`${paths.serviceTicketView}?case=${case_id}`}>
                {case_no}: {title}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
