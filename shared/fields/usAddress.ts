/** Defines the input of a US address. */
import { z } from 'zod/mini'
import * as fieldTexts from '../texts/fields'
import { stateFormat, zipFormat } from './fieldRules'
import { Line, RequiredLine } from './textFields'

const formatted = (name: string, format: RegExp) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fieldTexts.required(name), abort: true }),
      z.regex(format, { error: fieldTexts.invalid(name) }),
    )

export const usAddress = {
  street_address: RequiredLine({ name: fieldTexts.streetAddress, max: 100 }),
  unit: Line({ name: fieldTexts.unit, max: 40 }),
  city: RequiredLine({ name: fieldTexts.city, max: 60 }),
  state: formatted(fieldTexts.state, stateFormat),
  zip: formatted(fieldTexts.zipCode, zipFormat),
}
