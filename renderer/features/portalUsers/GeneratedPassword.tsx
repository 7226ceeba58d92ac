/** Shows a generated password for staff to read out or copy. A typed password is never shown. */
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { generatePassword } from './generatePassword'
import styles from './portalUsers.module.css'

export const GeneratedPassword = ({ password }: { password: string }) => (
  <span className={styles.generated}>
    <code className={styles.made}>{password}</code>
    <CopyButton text={password} label={portalUserTexts.copyThePassword} />
  </span>
)

interface GeneratorProps {
  /** The last generated password, or empty. */
  generated: string
  /** The field's value. An edited password no longer counts as generated and is hidden. */
  typed: string
  onGenerate: (password: string) => void
}

export const PasswordGenerator = ({ generated, typed, onGenerate }: GeneratorProps) => (
  <>
    <div>
      <Button onClick={() => onGenerate(generatePassword())}>{portalUserTexts.generate}</Button>
    </div>
    <output>
      {generated !== '' && generated === typed && (
        <>
          {portalUserTexts.generated} <GeneratedPassword password={generated} />
        </>
      )}
    </output>
  </>
)
