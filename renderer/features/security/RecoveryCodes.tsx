import { Button } from 'antd'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { platform } from '../../platform'
import { CopyButton } from '../../ui/CopyButton'
import { DialogEnd } from '../../ui/dialogs/DialogEnd'
import parts from '../../ui/panels/parts.module.css'
import styles from './security.module.css'

/** The codes, once: after this nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { brandName } = useRuntimeConfig()
  const text = `${codes.join('\n')}\n`
  const download = () =>
    platform.saveFile(
      'Recovery codes.txt',
      new TextEncoder().encode(`Recovery codes for ${brandName}. Each works once.\n\n${text}`),
    )

  return (
    <div className={styles.form}>
      <p>
        Each of these lets you in once without your telephone. They are shown only now: keep them where you keep other
        things that matter.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.actions}>
        <Button onClick={() => void download()}>Download</Button>
        <CopyButton text={text} label="Copy all recovery codes" />
      </div>
      <DialogEnd>
        <Button type="primary" onClick={onDone}>
          I have kept them
        </Button>
      </DialogEnd>
    </div>
  )
}
