/** A form with one field, which takes the focus. The input is kept when it is rejected. */
import { Button } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldRule, fieldProblem } from '#shared/fields/fieldRules'
import styles from './publicMethod.module.css'

interface FieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  'aria-invalid': boolean
  'aria-describedby': string
}

interface Props {
  rule: FieldRule
  submitText: string
  /** Returns the error, or null on success. */
  onSubmit: (typed: string) => Promise<string | null>
  input: (field: FieldProps) => ReactNode
  children?: ReactNode
}

/** Returns the id of the input, so that callers can focus it. */
export const fieldId = ({ name }: FieldRule): string => `prove-${name.toLowerCase()}`

export function SingleFieldForm({ rule, submitText, onSubmit, input, children }: Props) {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const id = fieldId(rule)
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function submit(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const error = fieldProblem(value, rule) ?? (await onSubmit(value.trim()))
    setIsBusy(false)
    setProblem(error)
    if (error) document.getElementById(id)?.focus()
  }

  return (
    <form
      noValidate
      className={styles.publicForm}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id}>{rule.name}</label>
      {input({ id, value, onChange: setValue, 'aria-invalid': problem !== null, 'aria-describedby': `${id}-problem` })}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.publicActions}>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
          {submitText}
        </Button>
        {children}
      </div>
    </form>
  )
}
