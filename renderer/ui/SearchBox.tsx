import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 250

interface SearchBoxProps {
  label: string
  /** What is searched for now. */
  value: string
  /** Told once the person pauses. */
  onSearch: (text: string) => void
  placeholder?: string
  className?: string | undefined
}

/** Searches as one types: the list follows, the focus stays. */
export function SearchBox({ label, value, onSearch, placeholder, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => search(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={className ?? ''}
      maxLength={100}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
