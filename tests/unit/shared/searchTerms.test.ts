import { expect, it } from 'vitest'
import { searchTerm } from '#shared/faq/searchTerms'

it('a search ignores the parts of a contraction that an apostrophe splits off', () => {
  expect(['don', 't', 've', 'isn', 'll'].map(searchTerm)).toEqual([null, null, null, null, null])
})

it('a search keeps words that only start like the parts of a contraction', () => {
  expect(['Donor', 'television'].map(searchTerm)).toEqual(['donor', 'television'])
})
