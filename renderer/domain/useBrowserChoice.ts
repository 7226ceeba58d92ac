/** A choice of the signed-in person that is stored in this browser. The first of the choices is the default. */
import { useState } from 'react'
import { readText, removeText, writeText } from '../platform/storage'
import { useSignedIn } from '../session/SignedIn'

export function useBrowserChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { person } = useSignedIn()
  const key = `${name}-${person.user_id}`
  const [usual] = choices
  const [choice, setChoice] = useState(() => {
    const stored = readText('local', key)
    return choices.find((candidate) => candidate === stored) ?? usual
  })
  function choose(next: Choice): void {
    setChoice(next)
    if (next === usual) removeText('local', key)
    else writeText('local', key, next)
  }
  return [choice, choose] as const
}
