/** Downloads and saves a file. A failure stays next to the button until the next try. */
import { type ReactNode, useState } from 'react'
import type { SaveOutcome } from '#shared/platform/saves'
import * as commonTexts from '#shared/texts/common'
import { Button } from './Button'
import styles from './DownloadButton.module.css'
import parts from './panels/parts.module.css'

interface Props {
  save: () => Promise<SaveOutcome>
  /** Names the file where the visible label doesn't. */
  'aria-label'?: string
  size?: 'small' | 'normal'
  children: ReactNode
}

export function DownloadButton({ save, children, ...buttonProps }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function download(): Promise<void> {
    setState('busy')
    const { error } = await save()
    setState(error ? 'failed' : 'ready')
  }

  return (
    <span className={styles.download}>
      <Button {...buttonProps} isBusy={state === 'busy'} onClick={() => void download()}>
        {children}
      </Button>
      <output className={parts.problem}>{state === 'failed' && commonTexts.notDownloaded}</output>
    </span>
  )
}
