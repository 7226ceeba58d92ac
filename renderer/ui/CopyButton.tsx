import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { platform } from '../platform'
import styles from './CopyButton.module.css'

const confirmMs = 2000

/** Copies a text and says for a moment whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), confirmMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(): Promise<void> {
    setOutcome((await platform.copyText(text)) ? 'copied' : 'refused')
  }

  return (
    <>
      <button type="button" className={styles.button} aria-label={label} title={label} onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <output className="visually-hidden">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Could not be copied'}
      </output>
    </>
  )
}
