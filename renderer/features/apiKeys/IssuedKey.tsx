import type { IssuedApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { Modal } from '../../ui/dialogs/Modal'
import parts from '../../ui/panels/parts.module.css'
import styles from './apiKeys.module.css'

/** Shows a new key. It can't be retrieved later, so only the button closes the dialog. */
export function IssuedKey({ issued: { api_key, token }, onClose }: { issued: IssuedApiKey; onClose: () => void }) {
  return (
    <Modal
      isOpen
      title={apiKeyTexts.issuedTitle(api_key.name)}
      footer={
        <Button kind="primary" onClick={onClose}>
          {apiKeyTexts.iveStoredIt}
        </Button>
      }
    >
      <div className={parts.column}>
        <p>{apiKeyTexts.issuedHint}</p>
        <div className={styles.key}>
          <code className={styles.token}>{token}</code>
          <CopyButton text={token} label={apiKeyTexts.copyKey} />
        </div>
      </div>
    </Modal>
  )
}
