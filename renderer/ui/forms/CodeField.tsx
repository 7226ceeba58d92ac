import { useState } from 'react'
import { codeDigits, codeProblem } from '#shared/oneTimeCode'
import { TextField } from './FormFields'
import type { FormField } from './useForm'

/** A code of six digits being typed: what is wrong with it, and its digits alone. */
export function useCode() {
  const [typed, setTyped] = useState('')
  return { typed, setTyped, problem: codeProblem(typed), digits: codeDigits(typed) }
}

interface CodeFieldProps {
  label: string
  field: FormField
  code: ReturnType<typeof useCode>
}

/** Takes it with a space in the middle too, as it is often read. */
export const CodeField = ({ label, field, code }: CodeFieldProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    field={field}
    value={code.typed}
    onChange={code.setTyped}
  />
)
