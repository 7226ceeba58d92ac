/** The OpenAPI document shows the summary of each call to the authors of other programs. */
import { expect, it } from 'vitest'
import { contract } from '#shared/contract/index'

const summaries = Object.values(contract).flatMap((calls) => Object.values(calls).map(({ summary }) => summary))

const startsWithVerb = /^[A-Z][a-z]+s /
const avoided =
  /\b(?:somebody|nobody|anybody|everybody|whoever|at once|one[’']s|begins|takes back|asked for|told|answers (?:all|none|the same)|mails|e-mail|cancelled)\b/i

it('every summary of a call starts with a verb and ends with a period', () => {
  expect(summaries.length).toBeGreaterThan(250)
  expect(summaries.filter((summary) => !startsWithVerb.test(summary) || !summary.endsWith('.'))).toEqual([])
})

it('no summary of a call contains a word that we avoid', () => {
  expect(summaries.filter((summary) => avoided.test(summary))).toEqual([])
})
