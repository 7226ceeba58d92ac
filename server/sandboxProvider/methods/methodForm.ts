/** What a page asks for, and what reading its answers gives. */
import type { Behavior, Method } from '../records'

/** What a typed value leads to: how payments with it go, or that it does not register at all. */
export type Outcome = Behavior | 'fails'

/** A value that behaves in a known way, listed on the page so that everybody can use it. */
export interface TestValue {
  value: string
  meaning: string
  outcome: Outcome
}

export interface TextField {
  kind: 'text'
  name: string
  label: string
  hint?: string
  autocomplete: string
  inputMode: 'text' | 'numeric' | 'email'
  maxLength: number
  /** Share of the row: several short fields stand side by side where there is room. */
  width: 'full' | 'part'
  /** Not shown again after a failure. */
  isSecret?: true
}

export interface ChoiceField {
  kind: 'choice'
  name: string
  label: string
  options: { value: string; label: string; note?: string }[]
}

export type Field = TextField | ChoiceField

/** What was typed, by field; a field that was not sent is missing. */
export type Values = Readonly<Record<string, string>>
/** One sentence for each field that needs another look. */
export type Problems = Readonly<Record<string, string>>

export type Reading = { kind: 'invalid'; problems: Problems } | { kind: 'valid'; method: Method; outcome: Outcome }

export interface MethodForm {
  title: string
  lead: string
  fields: readonly Field[]
  submit: string
  /** Wallets and accounts are approved or cancelled; a card form is simply left. */
  cancel: string | null
  /** What becomes of the numbers that are typed. */
  privacy: string | null
  tests: readonly TestValue[]
  read(values: Values, now: Date): Reading
}

export const numbersAreDropped = 'Numbers are checked and then dropped; only the last four digits are kept.'

/** The outcome of a typed value; whatever is not a test value works. */
export const outcomeOf = (tests: readonly TestValue[], value: string): Outcome =>
  tests.find((test) => test.value === value)?.outcome ?? 'ok'

/** The first sentence whose rule is broken. */
export const firstBroken = (...rules: [isBroken: boolean, problem: string][]): string | null =>
  rules.find(([isBroken]) => isBroken)?.[1] ?? null

/** The problems among the given checks, or null when there is none. */
export function problemsIn(checks: Record<string, string | null>): Problems | null {
  const broken = Object.entries(checks).flatMap(([name, problem]) =>
    problem === null ? [] : [[name, problem] as const],
  )
  return broken.length === 0 ? null : Object.fromEntries(broken)
}

/** A person's name; digits are refused, so that a card number typed here by mistake is not kept. */
export const nameProblem = (label: string, name: string): string | null =>
  firstBroken(
    [name === '', `${label} is required`],
    [name.length < 2, `${label} must be at least 2 characters`],
    [name.length > 60, `${label} cannot be more than 60 characters`],
    [
      !/^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name),
      `${label} can contain letters, spaces, hyphens and apostrophes only`,
    ],
  )

export const typed = (values: Values, name: string): string => (values[name] ?? '').trim()
/** Numbers are typed with spaces or hyphens as they stand on the card or check. */
export const typedDigits = (values: Values, name: string): string => typed(values, name).replace(/[\s-]/g, '')
