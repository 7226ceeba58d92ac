import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rights } from '#shared/access/rights'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import {
  hasRightsBeyond,
  roleAssignmentProblem,
  staffChangeProblem,
} from '../../../../server/features/internalUsers/rules'

const some = fc.subarray([...rights])

describe('the rights beyond the user’s own', () => {
  it('include none of the user’s own and all others, unless the user may change roles', () => {
    fc.assert(
      fc.property(some, some, (theirs, mine) => {
        const own = new Set<string>(mine)
        const beyond = theirs.some((right) => !own.has(right))
        expect(hasRightsBeyond(theirs, own)).toBe(beyond && !own.has('ACCESSCONTROL.write'))
      }),
    )
  })
})

describe('a change of a user', () => {
  const own = new Set(['QUEUE.read'])
  it('may not concern the user who makes it, except for the role', () => {
    for (const change of ['disable', 'enable', 'signOut', 'twoStep', 'invitation'] as const) {
      expect(staffChangeProblem({ change, isSelf: true, own, targetRights: own })).toBe(internalUserTexts.notYourself)
    }
    expect(staffChangeProblem({ change: 'role', isSelf: true, own, targetRights: own })).toBeNull()
  })

  it('may not concern a user with more rights', () => {
    const theirs = new Set(['AUDIT.read'])
    expect(staffChangeProblem({ change: 'disable', isSelf: false, own, targetRights: theirs })).toBe(
      internalUserTexts.above,
    )
  })

  it('may not grant a customer role or a role with more rights', () => {
    expect(roleAssignmentProblem({ isForStaff: false, rights: [] }, own)).toBe(internalUserTexts.roleOfCustomers)
    expect(roleAssignmentProblem({ isForStaff: true, rights: ['AUDIT.read'] }, own)).toBe(internalUserTexts.roleAbove)
    expect(roleAssignmentProblem({ isForStaff: true, rights: ['QUEUE.read'] }, own)).toBeNull()
  })
})
