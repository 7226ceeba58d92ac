import { describe, expect, it } from 'vitest'
import { mostNotices } from '#shared/dunning'
import { withChosen, withoutChosen } from '../../../../../renderer/features/dunning/choosing'

const accounts = Array.from({ length: mostNotices + 5 }, (_, index) => ({ account_no: `BA-${index}` }))
const full = withChosen(new Map(), accounts.slice(0, mostNotices)).chosen

describe('a selection for notices', () => {
  it('that is full keeps who is in it when they are selected again', () => {
    const { chosen, isCut } = withChosen(full, accounts.slice(0, 500))
    expect([...chosen.keys()]).toEqual([...full.keys()])
    expect(isCut).toBe(false)
  })

  it('takes as many as one run takes, and says that some did not go in', () => {
    const { chosen, isCut } = withChosen(new Map(), accounts)
    expect([...chosen.keys()]).toEqual([...full.keys()])
    expect(isCut).toBe(true)
  })

  it('loses those that are taken off', () => {
    expect([...withoutChosen(full, accounts.slice(2)).chosen.keys()]).toEqual(['BA-0', 'BA-1'])
  })
})
