/** Whether keys of a single letter act: who speaks to the computer, or hits keys by accident, turns them off. Kept in the browser for each person. */
import { useState } from 'react'
import { readText, removeText, writeText } from '../../../platform/storage'
import { useSignedIn } from '../../../session/SignedIn'

export function useLetterKeys() {
  const { person } = useSignedIn()
  const key = `queue-letter-keys-${person.user_id}`
  const [isOn, setOn] = useState(() => readText('local', key) !== 'off')
  return {
    isOn,
    set: (next: boolean): void => {
      setOn(next)
      if (next) removeText('local', key)
      else writeText('local', key, 'off')
    },
  }
}
