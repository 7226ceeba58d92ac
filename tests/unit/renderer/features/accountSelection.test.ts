import { describe, expect, it } from 'vitest'
import { maxNoticesPerRun } from '#shared/http/limits'
import { addToSelection, removeFromSelection } from '../../../../renderer/features/dunning/accountSelection'

const accounts = Array.from({ length: maxNoticesPerRun + 5 }, (_, index) => ({ account_no: `BA-${index}` }))
const full = addToSelection(new Map(), accounts.slice(0, maxNoticesPerRun)).selected

describe('a selection for notices', () => {
  it('keeps its accounts if it is full and they are selected again', () => {
    const { selected, isTruncated } = addToSelection(full, accounts.slice(0, 500))
    expect([...selected.keys()]).toEqual([...full.keys()])
    expect(isTruncated).toBe(false)
  })

  it('takes as many as one run allows, and reports that some were left out', () => {
    const { selected, isTruncated } = addToSelection(new Map(), accounts)
    expect([...selected.keys()]).toEqual([...full.keys()])
    expect(isTruncated).toBe(true)
  })

  it('loses accounts that are deselected', () => {
    expect([...removeFromSelection(full, accounts.slice(2)).selected.keys()]).toEqual(['BA-0', 'BA-1'])
  })
})
