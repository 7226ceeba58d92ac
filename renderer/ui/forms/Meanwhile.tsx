/** What somebody else has saved while one was typing: it is read before one's own goes over it. */
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './Meanwhile.module.css'
import * as commonTexts from '#shared/texts/common'

export const Meanwhile = ({ children, onRead }: { children: ReactNode; onRead: () => void }) => (
  <div role="alert" className={styles.meanwhile}>
    <div className={styles.text}>{children}</div>
    <Button size="small" onClick={onRead}>
      {commonTexts.gotIt}
    </Button>
  </div>
)
