/** A password that the portal thought of: read out or copied by whoever passes it on. One that was typed is never shown. */
import { Button } from 'antd'
import { CopyButton } from '../../ui/CopyButton'
import { newPassword } from './newPassword'
import styles from './portalUsers.module.css'
import * as portalUserTexts from '#shared/texts/portalUsers'

export const GeneratedPassword = ({ password }: { password: string }) => (
  <span className={styles.generated}>
    <code className={styles.made}>{password}</code>
    <CopyButton text={password} label={portalUserTexts.copyThePassword} />
  </span>
)

interface GeneratorProps {
  /** What was generated last; empty before. */
  generated: string
  /** What is in the field: once it is changed, it is no longer what was generated. */
  typed: string
  onGenerate: (password: string) => void
}

export const PasswordGenerator = ({ generated, typed, onGenerate }: GeneratorProps) => (
  <>
    <div>
      <Button onClick={() => onGenerate(newPassword())}>{portalUserTexts.generate}</Button>
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
