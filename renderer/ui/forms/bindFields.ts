/** Props for the fields of a form, which read and change its values. */
import type { FormField } from './useFieldErrors'

type NameOf<V> = keyof V & string
type TextNameOf<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string
type DayNameOf<V> = { [N in keyof V]: string | null extends V[N] ? N : never }[keyof V] & string

/** Props for a text field of `FormFields`. */
export interface TextBinding {
  field: FormField
  value: string
  onChange: (value: string) => void
}

/** Props for a `DayField`. */
export interface DayBinding {
  id: string
  error: string | undefined
  value: string | null
  onChange: (day: string | null) => void
  /** Called with the error of an invalid date, and with null once it is corrected. */
  onReject?: (problem: string | null) => void
}

/** Values that are kept outside of the form, such as a draft. */
export interface ValueStore<V> {
  values: V
  save(changes: Partial<NoInfer<V>>): void
}

export function bindFields<V extends object>(form: ValueStore<V>, field: (name: NameOf<V>) => FormField) {
  const store: ValueStore<object> = form

  // The compiler cannot follow a name to the type of its value, so the overloads state it.
  function text(name: TextNameOf<V>): TextBinding
  function text(name: NameOf<V>): TextBinding {
    return {
      field: field(name),
      value: String(form.values[name]),
      onChange: (value) => store.save({ [name]: value }),
    }
  }

  function day(name: DayNameOf<V>): DayBinding
  function day(name: NameOf<V>): DayBinding {
    const { control, error, clear, reject } = field(name)
    const value: unknown = form.values[name]
    return {
      id: control.id,
      error: error ?? undefined,
      value: typeof value === 'string' ? value : null,
      onChange: (selected) => {
        clear()
        store.save({ [name]: selected })
      },
      onReject: reject,
    }
  }

  return { text, day }
}
