import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  id: string
  label: string
  /** The id of an error that concerns the search. */
  'aria-describedby'?: string
  /** The current search text of the address. */
  words: string
  onChange: (words: string) => void
}

const pauseMs = 250

/** Searches while typing. The text shows immediately, and `onChange` runs after a short pause. */
export function SearchBox({ label, words, onChange, ...control }: SearchBoxProps) {
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
  return (
    <search className={styles.search}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        {...control}
        type="search"
        allowClear
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}
