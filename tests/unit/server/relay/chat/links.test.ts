import { describe, expect, it } from 'vitest'
import { features } from '#shared/access/features'
import { findPage } from '#shared/pages'
import { paths } from '#shared/paths'
import type { Actor } from '../../../../../server/http/actor'
import { canOpenPage } from '../../../../../server/relay/chat/links'

const everything = features.flatMap((feature) => [`${feature}.read`, `${feature}.write`])

const actor = (userType: Actor['userType'], rights: readonly string[]): Actor => ({
  userId: 'user-1',
  userType,
  email: 'somebody@demo.example',
  rights: new Set(rights),
  customerNumbers: [],
  grantedRights: new Map(),
  scope: 'portal',
  tokenHash: Buffer.alloc(32),
  lastUsedAt: new Date('2026-03-02T12:00:00Z'),
})

const pages = Object.values(paths)

describe('a page that the chat links to', () => {
  it('is open to users of the right type with the rights to it', () => {
    const open = pages.filter((path) => canOpenPage(actor('CENTRIC', everything), path, null))
    expect(pages.filter((path) => !open.includes(path))).toEqual([paths.properties, paths.createRequest])
  })

  it('a staff page is not open to customers, whatever their rights', () => {
    const ofStaff = pages.filter((path) => findPage(path)?.userTypes?.includes('CENTRIC'))
    expect(ofStaff.length).toBeGreaterThan(10)
    expect(ofStaff.filter((path) => canOpenPage(actor('CUSTOMER', everything), path, null))).toEqual([])
  })

  it('requires the right to do what it is for, not only to read', () => {
    const reader = actor('CUSTOMER', ['MANAGEPAYMENT.read', 'SERVICETICKET.read'])
    expect(canOpenPage(reader, paths.managePayment, null)).toBe(true)
    expect(canOpenPage(reader, paths.payment, null)).toBe(false)
    expect(canOpenPage(reader, `${paths.serviceTicketCreate}?type=moving`, null)).toBe(false)
  })
})
