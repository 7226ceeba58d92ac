import { passwordChecks } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { Rich } from '../Rich'
import styles from './plain.module.css'

/** Returns the error of a password confirmation. */
export function confirmProblem(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return sessionTexts.passwordConfirmRequired
  return confirmation === password ? undefined : sessionTexts.passwordNoMatch
}

/** The rules of a new password, with a check mark for each one that is met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles.rules} aria-label={commonTexts.passwordRules}>
      {passwordChecks(password).map(({ text, holds }) => (
        <li key={text} className={holds ? styles.holds : undefined}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {holds ? <path d="m3 8.5 3.2 3L13 5" /> : <path d="M5 8h6" />}
          </svg>
          <span>
            <Rich
              text={holds ? commonTexts.ruleMet(text) : commonTexts.ruleNotMet(text)}
              parts={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
