import { useState } from 'react'
import { codeDigits, codeProblem } from '#shared/access/oneTimeCode'
import { TextField } from './FormFields'
import type { FormField } from './useForm'

/** The state of a six-digit code: the typed text, its digits and its error. */
export function useCode() {
  const [typed, setTyped] = useState('')
  return { typed, setTyped, problem: codeProblem(typed), digits: codeDigits(typed) }
}

interface CodeFieldProps {
  label: string
  field: FormField
  code: ReturnType<typeof useCode>
}

/** Accepts a space in the middle too, because codes are often displayed that way. */
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
