import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { Dollars } from '#shared/billing/dollars'
import { Day, Moment } from '#shared/http/days'
import { Id } from '#shared/http/ids'
import { wireEncoderOf } from '../../../../server/http/wireEncoder'

const Row = z.object({
  id: z.string(),
  amount: Dollars,
  balance_after: z.nullable(Dollars),
  created: Moment,
  kind: z.enum(['web', 'phone']),
  account: Id,
  due: Day,
  count: z.int(),
  share: z.number(),
  isPaid: z.boolean(),
  note: z.optional(z.string()),
})
const Spelled = z.codec(z.object({ paimentDue: z.nullable(z.string()) }), z.object({ dueOn: z.nullable(z.string()) }), {
  decode: ({ paimentDue }) => ({ dueOn: paimentDue }),
  encode: ({ dueOn }) => ({ paimentDue: dueOn }),
})
const Page = z.object({ rows: z.array(Row), totals: z.union([z.object({ paid: Dollars }), z.null()]), due: Spelled })

const goodRow = fc.record(
  {
    id: fc.string(),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    balance_after: fc.option(fc.integer({ min: 0, max: 500_000 })),
    created: fc.constant('2026-03-01T10:00:00.000Z'),
    kind: fc.constantFrom('web', 'phone'),
    account: fc.constantFrom('4001', ' 4001 '),
    due: fc.constant('2026-03-01'),
    count: fc.integer(),
    share: fc.double(),
    isPaid: fc.boolean(),
    note: fc.option(fc.string(), { nil: undefined }),
    secret: fc.string(),
  },
  { requiredKeys: ['id', 'amount', 'balance_after', 'created', 'kind', 'account', 'due', 'count', 'share', 'isPaid'] },
)
const oddValues = [
  '',
  'fax',
  '0000-03-01',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  0.5,
  Infinity,
  NaN,
  1e12,
  true,
  null,
  {},
]
/** Most rows are valid; some have one invalid field. */
const rows = fc
  .tuple(
    goodRow,
    fc.option(fc.record({ field: fc.constantFrom(...Object.keys(Row.shape)), value: fc.constantFrom(...oddValues) })),
  )
  .map(([row, spoiled]) => (spoiled ? { ...row, [spoiled.field]: spoiled.value } : row))
const pages = fc.record({
  rows: fc.array(rows, { maxLength: 3 }),
  totals: fc.option(fc.record({ paid: fc.integer() })),
  due: fc.record({ dueOn: fc.option(fc.string()) }),
})

/** Returns the JSON, or the validation issues. */
function outcome(encode: () => unknown): unknown {
  try {
    return { wire: JSON.stringify(encode()) }
  } catch (error) {
    return { issues: error instanceof z.core.$ZodError ? error.issues : error }
  }
}

const asPage = (value: unknown) => value as z.output<typeof Page>

describe('an encoded answer', () => {
  it('equals what zod encodes, and is rejected if zod rejects it', () => {
    const toWire = wireEncoderOf(Page)
    fc.assert(
      fc.property(pages, (page) => {
        expect(outcome(() => toWire(asPage(page)))).toEqual(outcome(() => z.encode(Page, asPage(page))))
      }),
      { numRuns: 500 },
    )
  })

  it.each([[null], [undefined], [[]], ['text'], [{ rows: {} }], [{ rows: [null], totals: null, due: null }]])(
    'is rejected as by zod if it is %j',
    (value) => {
      const result = outcome(() => wireEncoderOf(Page)(asPage(value)))
      expect(result).toEqual(outcome(() => z.encode(Page, asPage(value))))
      expect(result).toHaveProperty('issues')
    },
  )

  it('contains only what its schema names', () => {
    const value = { amount: 250, note: 'thanks' }
    const row = { ...value, password: 'x' }
    expect(wireEncoderOf(z.pick(Row, { amount: true, note: true }))(row)).toEqual({ ...value, amount: 2.5 })
  })

  it('hides no error of its own', () => {
    const Failing = z.codec(z.string(), z.string(), {
      decode: (text) => text,
      encode: () => {
        throw new RangeError('broken')
      },
    })
    expect(() => wireEncoderOf(Failing)('x')).toThrow(RangeError)
  })
})
