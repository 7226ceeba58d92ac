import { Input, Radio } from 'antd'
import { answerLimit } from '#shared/cases/cases'
import type { Question } from '#shared/contract/cases/caseCatalog'
import { DayField } from '../../../ui/forms/dates/DayField'
import { Field } from '../../../ui/forms/Field'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { questionId } from './requestDraft'

interface QuestionFieldProps {
  question: Question
  value: string
  error: string | undefined
  onChange: (answer: string) => void
}

export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const id = questionId(question)
  if (question.kind === 'choice') return <Choices {...{ question, value, error, onChange }} />
  const label = question.is_required ? question.label : `${question.label} (optional)`
  if (question.kind === 'day') {
    return (
      <DayField id={id} label={label} error={error} value={value || null} onChange={(day) => onChange(day ?? '')} />
    )
  }
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          maxLength={question.kind === 'reading' ? 6 : answerLimit}
          inputMode={question.kind === 'reading' ? 'numeric' : 'text'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function Choices({ question, value, error, onChange }: QuestionFieldProps) {
  const id = questionId(question)
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={parts.legend}>{question.label}</legend>
      <Radio.Group value={value} onChange={(event) => onChange(String(event.target.value))}>
        {question.options.map((option, index) => (
          // The first option carries the id, so that an error can move the focus to it.
          <Radio key={option} value={option} {...(index === 0 && { id })}>
            {option}
          </Radio>
        ))}
      </Radio.Group>
      {error && (
        <p id={`${id}-note`} className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
