/** A form that searches on submit, not while someone types. It sends no call itself: its page keeps the search in the URL. */
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from '../notices/useNotify'

interface SearchForm<Values> {
  initial: Values
  onSearch: (values: Values) => void
  /** Returns why the form can't search with these values, or null. */
  findProblem?: (values: Values) => string | null
  /** Returns the name of a field that can't read what was typed, if any. It shows its own error. */
  findRejected?: () => string | undefined
}

export function useSearchForm<Values extends object>({
  initial,
  onSearch,
  findProblem,
  findRejected,
}: SearchForm<Values>) {
  const id = useId()
  const { snackbar } = useNotify()
  const [values, setValues] = useState(initial)
  const [failure, setFailure] = useState<string | null>(null)
  const idOf = (name: string): string => `${id}-${name}`

  return {
    values,
    idOf,
    failure,
    change: (changes: Partial<Values>): void => setValues({ ...values, ...changes }),
    /** Sets all values, for example to those of an empty form. */
    replace: (newValues: Values): void => {
      setValues(newValues)
      setFailure(null)
    },
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault()
        const rejected = findRejected?.()
        if (rejected !== undefined) {
          document.getElementById(idOf(rejected))?.focus()
          return
        }
        const problem = findProblem?.(values) ?? null
        setFailure(problem)
        if (problem === null) onSearch(values)
        else snackbar(problem)
      },
    },
  }
}
