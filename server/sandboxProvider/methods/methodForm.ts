/** The form of a payment method and the result of reading it. */
import type { Behavior, PaymentMethod } from '../records'

/** How payments with a test value behave, or `fails` when it does not register. */
export type TestOutcome = Behavior | 'fails'

/** A value with a known behavior, listed on the page so that anyone can use it. */
export interface TestValue {
  value: string
  meaning: string
  outcome: TestOutcome
}

export interface TextField {
  kind: 'text'
  name: string
  label: string
  hint?: string
  autocomplete: string
  inputMode: 'text' | 'numeric' | 'email'
  maxLength: number
  /** The share of the row: short fields are placed side by side where there is room. */
  width: 'full' | 'part'
  /** The value is not sent back to the page after an error. */
  isSecret?: true
}

export interface ChoiceField {
  kind: 'choice'
  name: string
  label: string
  options: { value: string; label: string; note?: string }[]
}

export type Field = TextField | ChoiceField

/** The typed values by field. A field that was not sent is missing. */
export type FormValues = Readonly<Record<string, string>>
/** One sentence per invalid field. */
export type FieldProblems = Readonly<Record<string, string>>

export type FormResult =
  | { kind: 'invalid'; problems: FieldProblems }
  | { kind: 'valid'; method: PaymentMethod; outcome: TestOutcome }

export interface MethodForm {
  title: string
  lead: string
  fields: readonly Field[]
  submit: string
  /** Wallets and accounts can be canceled. A card form is simply left. */
  cancel: string | null
  /** Explains what happens to typed numbers. */
  privacy: string | null
  tests: readonly TestValue[]
  read(values: FormValues, now: Date): FormResult
}

export const privacyText = 'We check the numbers and keep only the last four digits.'

/** Returns the outcome of a typed value. A value that is no test value works. */
export const outcomeOf = (tests: readonly TestValue[], value: string): TestOutcome =>
  tests.find((test) => test.value === value)?.outcome ?? 'ok'

/** Returns the sentence of the first broken rule. */
export const firstBrokenRule = (...rules: [isBroken: boolean, problem: string][]): string | null =>
  rules.find(([isBroken]) => isBroken)?.[1] ?? null

/** Returns the problems of the checks, or null when there is none. */
export function problemsIn(checks: Record<string, string | null>): FieldProblems | null {
  const broken = Object.entries(checks).flatMap(([name, problem]) =>
    problem === null ? [] : [[name, problem] as const],
  )
  return broken.length === 0 ? null : Object.fromEntries(broken)
}

/** Validates a person's name. Digits are rejected, so that a card number typed here by mistake is not stored. */
export const nameProblem = (label: string, name: string): string | null =>
  firstBrokenRule(
    [name === '', `${label} is required`],
    [name.length < 2, `${label} must be at least 2 characters`],
    [name.length > 60, `${label} cannot be more than 60 characters`],
    [
      !/^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name),
      `${label} can contain letters, spaces, hyphens and apostrophes only`,
    ],
  )

export const fieldText = (values: FormValues, name: string): string => (values[name] ?? '').trim()
/** Removes the spaces and hyphens with which numbers are printed on cards and checks. */
export const fieldDigits = (values: FormValues, name: string): string => fieldText(values, name).replace(/[\s-]/g, '')
