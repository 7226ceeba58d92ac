/** Describes what the parsers of imported values return: a value, or a reason why the text has none. */
export interface Accepted<Value> {
  value: Value
}

export interface Refused {
  reason: string
}

export type Reading<Value> = Accepted<Value> | Refused

export const accept = <Value>(value: Value): Accepted<Value> => ({ value })
export const refuse = (reason: string): Refused => ({ reason })
