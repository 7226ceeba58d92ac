/** Defines the input of a US address. */
import { z } from 'zod/mini'
import { stateFormat, zipFormat } from './fieldRules'
import { Line, RequiredLine } from './textFields'

const formatted = (name: string, format: RegExp) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} is required`, abort: true }),
      z.regex(format, { error: `${name} is invalid` }),
    )

export const usAddress = {
  street_address: RequiredLine({ name: 'Street address', max: 100 }),
  unit: Line({ name: 'Unit', max: 40 }),
  city: RequiredLine({ name: 'City', max: 60 }),
  state: formatted('State', stateFormat),
  zip: formatted('ZIP code', zipFormat),
}
