import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Icon } from '../icons/Icon'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  id: string
  label: string
  /** Shows the label inside the empty field instead of above it. */
  isLabelInside?: boolean
  /** The id of an error that concerns the search. */
  'aria-describedby'?: string
  /** The current search text of the URL. */
  words: string
  onChange: (words: string) => void
}

const pauseMs = 250

/** Searches while typing. The text shows immediately, and `onChange` runs after a short pause. */
export function SearchBox({ label, isLabelInside = false, words, onChange, ...control }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  const [requested, setRequested] = useState(words)
  const [previousWords, setPreviousWords] = useState(words)
  if (previousWords !== words) {
    setPreviousWords(words)
    // The address changed by going back or by a link. Our own change arrives later than it was typed and is ignored.
    if (words !== requested) {
      setRequested(words)
      setTyped(words)
    }
  }
  const runSearch = useEffectEvent(() => {
    setRequested(typed)
    onChange(typed)
  })
  useEffect(() => {
    if (typed === words) return undefined
    const timer = setTimeout(() => runSearch(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, words])
  function clear(): void {
    setTyped('')
    field.current?.focus()
  }
  return (
    <search className={styles.search}>
      <label htmlFor={control.id} className={isLabelInside ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          {...control}
          ref={field}
          type="search"
          placeholder={isLabelInside ? label : undefined}
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button type="button" className={styles.clear} aria-label={commonTexts.clearSearch} onClick={clear}>
            <Icon name="x" />
          </button>
        )}
      </div>
    </search>
  )
}
