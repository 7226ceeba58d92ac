/** Defines a schema for a selection of several values. */
import { z } from 'zod/mini'

/** Accepts a selection without repetitions, of at least one value. */
export const selectionOf = <T extends string | number>(value: z.ZodMiniType<T>, missing: string, max: number) =>
  z.array(value).check(
    z.minLength(1, { error: missing }),
    z.maxLength(max),
    z.refine((values) => new Set(values).size === values.length, { error: missing }),
  )

/** Accepts a selection without repetitions, which may be empty. */
export const optionalSelectionOf = <T extends string | number>(value: z.ZodMiniType<T>, max: number) =>
  z.array(value).check(
    z.maxLength(max),
    z.refine((values) => new Set(values).size === values.length),
  )
