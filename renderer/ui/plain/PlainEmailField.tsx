import { emailRule, fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import { PlainField } from './PlainField'

export const plainEmailProblem = ({ email = '' }: Record<string, string>): string | undefined =>
  fieldProblem(email, emailRule) ?? undefined

interface PlainEmailFieldProps {
  email: string | undefined
  error: string | undefined
  onInput: () => void
}

/** The email with which a user signs in. */
export const PlainEmailField = ({ email, error, onInput }: PlainEmailFieldProps) => (
  <PlainField
    label={commonTexts.email}
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    defaultValue={email}
    error={error}
    onInput={onInput}
  />
)
