import type { TextBinding } from '../bindFields'
import { TextField } from '../FormFields'

/** A six-digit code. It accepts a space in the middle too, because codes are often displayed that way. */
export const CodeField = ({ label, ...binding }: TextBinding & { label: string }) => (
  <TextField label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...binding} />
)
