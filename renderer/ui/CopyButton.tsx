import { useEffect, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { platform } from '../platform'
import styles from './CopyButton.module.css'
import { Icon } from './icons/Icon'

const confirmMs = 2000

/** Copies either a text or the link to a page of the portal. */
type CopyButtonProps = { label: string } & ({ text: string; linkTo?: never } | { text?: never; linkTo: string })

/** Copies to the clipboard and briefly shows whether it worked. */
export function CopyButton({ text, linkTo, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), confirmMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(): Promise<void> {
    const isCopied = linkTo === undefined ? platform.copyText(text) : platform.copyLink(linkTo)
    setOutcome((await isCopied) ? 'copied' : 'failed')
  }

  return (
    <>
      <button type="button" className={styles.button} aria-label={label} title={label} onClick={() => void copy()}>
        {outcome === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
      </button>
      <output className="visually-hidden">
        {outcome === 'copied' && commonTexts.copied}
        {outcome === 'failed' && commonTexts.couldntCopy}
      </output>
    </>
  )
}
