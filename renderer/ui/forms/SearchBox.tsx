import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  id: string
  label: string
  /** What is searched for now, as the address has it. */
  words: string
  onChange: (words: string) => void
}

const pauseMs = 250

/** Answers while one types: what is typed shows at once and is asked for after a short pause. */
export function SearchBox({ id, label, words, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(words)
  const [asked, setAsked] = useState(words)
  const [seen, setSeen] = useState(words)
  if (seen !== words) {
    setSeen(words)
    // The address changed otherwise: by going back, or by a link. What was asked for arrives later than it was typed.
    if (words !== asked) {
      setAsked(words)
      setTyped(words)
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(typed)
    onChange(typed)
  })
  useEffect(() => {
    if (typed === words) return undefined
    const timer = setTimeout(() => ask(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, words])
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
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
