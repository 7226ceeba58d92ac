/** Shows what another user saved while the form was open. It must be read before it can be overwritten. */
import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../Button'
import styles from './ConflictNotice.module.css'

export const ConflictNotice = ({ children, onRead }: { children: ReactNode; onRead: () => void }) => (
  <div role="alert" className={styles.conflict}>
    <div className={styles.text}>{children}</div>
    <Button size="small" onClick={onRead}>
      {commonTexts.gotIt}
    </Button>
  </div>
)
