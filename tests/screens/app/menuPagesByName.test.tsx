import { describe, expect, it } from 'vitest'
import { isOffered, sideOf } from '#shared/commands/commandAccess'
import { namedPages } from '#shared/commands/namedPages'
import { parseCommand } from '#shared/commands/parse'
import { linksOf, menuFor } from '../../../renderer/app/routes/menu'
import { aCustomer, allRights } from '../../support/screens/renderScreen'

const menuOf = (userTypeCode: 'CUSTOMER' | 'BUILDER' | 'CENTRIC') => {
  const user = aCustomer({ userTypeCode })
  return linksOf(
    menuFor({
      person: user,
      user,
      features: allRights,
      ownFeatures: allRights,
      selected: user.user_accounts[1] ?? null,
    }),
  )
}

describe.each(['CUSTOMER', 'BUILDER', 'CENTRIC'] as const)('every item of the menu of a %s', (userType) => {
  const side = sideOf(userType)
  const offered = namedPages.filter((page) => isOffered(page, side))

  it.each(menuOf(userType))('can be opened by its name: $label', ({ label, page: { path } }) => {
    expect(offered.filter((page) => page.path === path).map((page) => page.label)).toContain(label)
    const understood = parseCommand(`go to ${label}`, side)
    // The queue and a new request have commands of their own, which open the same page.
    if (understood?.Command === 'Go To') expect(understood.Parameters.Page).toBe(label)
    else expect(['Open Queue', 'New Service Request']).toContain(understood?.Command)
  })
})
