/** Whether single-letter keys act. Users of speech input turn them off. Stored in the browser per person. */
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
