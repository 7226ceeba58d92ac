import { useRef, useState } from 'react'
import { readRecord, removeText, writeText } from '../platform/storage'
import { useSignedIn } from './SignedIn'

/** What a form holds. Never a password or a card number: a draft stays in the tab after signing out. */
type Values = Record<string, string | number | boolean | null>

function restored<V extends Values>(initial: V, stored: Record<string, unknown> | null): V {
  const known = Object.entries(stored ?? {}).filter(([name, value]) => name in initial && typeof value !== 'object')
  return { ...initial, ...Object.fromEntries(known) }
}

interface Draft<V> {
  /** What to start the form with. */
  values: V
  /** What it holds now, for what goes on after an answer: `values` are those of the time when it was asked. */
  latest: () => V
  keep: (values: Partial<V>) => void
  /** Once it has been sent. */
  discard: () => void
}

/** Keeps what a person types in a form for this tab: through errors, reloads and an idle sign-out, for the same person and customer only. */
export function useDraft<V extends Values>(form: string, initial: V): Draft<V> {
  const { person, customer } = useSignedIn()
  const key = ['draft', person.user_id, customer?.crm_customer_number, form].filter(Boolean).join(':')
  const [values, setValues] = useState(() => restored(initial, readRecord('session', key)))
  const held = useRef(values)

  function hold(next: V): void {
    held.current = next
    setValues(next)
  }

  return {
    values,
    latest: () => held.current,
    keep: (changes) => {
      hold({ ...held.current, ...changes })
      writeText('session', key, JSON.stringify(held.current))
    },
    discard: () => {
      hold(initial)
      removeText('session', key)
    },
  }
}
