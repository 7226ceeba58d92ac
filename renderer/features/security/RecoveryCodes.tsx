import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { platform } from '../../platform'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import parts from '../../ui/panels/parts.module.css'
import styles from './security.module.css'

/** Shows the recovery codes only once: they can't be retrieved later. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { brandName } = useRuntimeConfig()
  const text = `${codes.join('\n')}\n`
  const download = () =>
    platform.saveFile(
      securityTexts.recoveryCodesTxt,
      new TextEncoder().encode(securityTexts.recoveryCodesFile(brandName, text)),
    )

  return (
    <div className={styles.form}>
      <p>{securityTexts.recoveryCodesHint}</p>
      <ul className={styles.codes} aria-label={securityTexts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.actions}>
        <Button onClick={() => void download()}>{commonTexts.download}</Button>
        <CopyButton text={text} label={securityTexts.copyCodes} />
      </div>
      <DialogFooter>
        <Button kind="primary" onClick={onDone}>
          {securityTexts.iveSavedThem}
        </Button>
      </DialogFooter>
    </div>
  )
}
