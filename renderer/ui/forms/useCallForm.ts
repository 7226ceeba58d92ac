/**
 * The state of a form that sends a call: its values, its errors, and whether it is sending. It needs no antd, so that the
 * pages before sign-in can use it too.
 */
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InputOf, RequestSchemas } from '#shared/http/endpoint'
import type { Problem } from '#shared/http/errors'
import { problemOfQuery } from '../states/queryState'
import { bindFields, type ValueStore } from './bindFields'
import { type FieldErrors, findFieldErrors, type RequestParts } from './findFieldErrors'
import { readPlainValues } from './readPlainValues'
import { useFieldErrors } from './useFieldErrors'

type NameOf<V> = keyof V & string

type Incomplete<T> = T extends object ? { [N in keyof T]: T[N] | null } : T

/** The input of a call, with null for what is missing. */
export type CallFormInput<E extends RequestSchemas> = RequestParts & {
  [P in keyof InputOf<E>]: P extends 'body' ? Incomplete<InputOf<E>[P]> : InputOf<E>[P]
}

interface CallFormBase<E extends RequestSchemas, V, D> {
  /** The call's own schema checks the input before it is sent. */
  input: (values: V) => NoInfer<CallFormInput<E>>
  /** Returns the errors that the call's schema cannot know. They precede those of the schema. */
  check?: (values: V) => FieldErrors<NameOf<V>>
  send: (input: NoInfer<InputOf<E>>, values: V) => PromiseLike<{ data?: D | undefined; error?: unknown }>
  onSent?: (data: D, values: V) => void
  /** Called after a failure that concerns no field. Returns what the form shows, or null. By default, it is the message. */
  onFailed?: (problem: Problem, values: V) => string | null
  /** The form's names of the call's fields that it names otherwise. */
  names?: Record<string, NameOf<V>>
  /** The field that has the focus when the form appears. */
  focus?: NameOf<V> | 'first empty' | undefined
}

/** The names of the values are those of the call's fields, in display order. */
type CallFormOptions<E extends RequestSchemas, V, D> = CallFormBase<E, V, D> &
  ({ initial: V; draft?: undefined } | { initial?: undefined; draft: ValueStore<V> })

/** The state of a form, for components that show its end. */
export interface FormState {
  failure: string | null
  isBusy: boolean
}

/**
 * Submitting shows the first error of each field and focuses the first invalid field. Field errors of the server show the
 * same way, and a second submit while sending does nothing.
 */
export function useCallForm<E extends RequestSchemas, V extends object, D>(call: E, options: CallFormOptions<E, V, D>) {
  const { controlOf, show, clear, findRejected, field, plain } = useFieldErrors<NameOf<V>>()
  const [ownValues, setOwnValues] = useState(() => (options.draft ? options.draft.values : options.initial))
  const values = options.draft?.values ?? ownValues
  const [failed, setFailed] = useState<{ problem: Problem; text: string | null } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  const focusAtStart = useEffectEvent((target: string) => {
    if (target !== 'first empty') return controlOf(target)?.focus()
    const inputs = Object.keys(values)
      .map(controlOf)
      .filter((control) => control instanceof HTMLInputElement)
    return (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus()
  })
  useEffect(() => {
    if (options.focus !== undefined) focusAtStart(options.focus)
  }, [options.focus])

  function save(changes: Partial<V>): void {
    if (options.draft) options.draft.save(changes)
    else setOwnValues((current) => ({ ...current, ...changes }))
  }

  function showProblem(problem: Problem, sent: V): void {
    const errors: FieldErrors<string> = {}
    for (const [path, text] of Object.entries(problem.fields ?? {})) {
      // An error inside a list, such as `lots.3`, concerns the field of the list.
      const [name = path] = path.split('.')
      errors[options.names?.[name] ?? name] ??= text
    }
    if (show(errors, Object.keys(values))) return
    setFailed({ problem, text: options.onFailed ? options.onFailed(problem, sent) : problem.message })
  }

  /** Sends the values with these changes, such as which of two buttons was pressed. */
  async function submit(event?: Pick<FormEvent, 'preventDefault'>, changes?: Partial<V>): Promise<void> {
    event?.preventDefault()
    if (isSending.current) return
    setFailed(null)
    show({}, [])
    const sent = { ...values, ...readPlainValues(values, controlOf), ...changes }
    const input = options.input(sent)
    const problem = findFieldErrors(call, input, { ...options.check?.(sent), ...findRejected() })
    if (problem) {
      showProblem(problem, sent)
      return
    }
    isSending.current = true
    setIsBusy(true)
    // The schemas have just accepted the input, so nothing is missing.
    const { data, error } = await options.send(input as InputOf<E>, sent)
    isSending.current = false
    setIsBusy(false)
    if (data === undefined) showProblem(problemOfQuery(error), sent)
    else options.onSent?.(data, sent)
  }

  return {
    values,
    save,
    field,
    ...bindFields({ values, save }, field),
    plain,
    submit,
    clear,
    focus: (name: NameOf<V>) => controlOf(name)?.focus(),
    /** Props of the form element. */
    props: { noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    problem: failed?.problem ?? null,
    failure: failed?.text ?? null,
    clearFailure: () => setFailed(null),
    isBusy,
  }
}
