/** The roles of a new portal and their rights (R reads, W writes, A approves). Administrators change them later. */

import type { Right, Verb } from '#shared/access/access'
import { features, type StaffFeature, staffFeatures } from '#shared/access/features'
import { isStaffFeature, verbsOf } from '#shared/access/rights'
import { keysOf, recordOf } from '#shared/records'

type Grant = '-' | 'R' | 'RW' | 'RWA'

/** In the order of `customerFeatures`: accounts, managepayment, managecontact, accountpref, serviceticket, paymenthistory, billinghistory, properties, messagebox, paymentregadmin. */
const grants = {
  'Customer owner': ['RW', 'RW', 'RW', 'RW', 'RW', 'R', 'R', '-', 'RW', '-'],
  'Authorized – full': ['RW', 'RW', 'R', 'RW', 'RW', 'R', 'R', '-', 'RW', '-'],
  'Authorized – full, properties': ['RW', 'RW', 'R', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  'Authorized – billing': ['R', 'RW', '-', 'R', 'R', 'R', 'R', '-', 'RW', '-'],
  'Authorized – view': ['R', '-', '-', '-', 'R', 'R', 'R', '-', 'R', '-'],
  'Builder / Land developer': ['RW', 'RW', 'RW', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  'HOA manager': ['R', 'RW', 'RW', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  CSR: ['RW', 'R', 'RW', 'RW', 'RW', 'R', 'R', 'R', 'RW', 'R'],
  'CSR lead': ['RW', 'RW', 'RW', 'RW', 'RWA', 'R', 'R', 'R', 'RWA', 'RW'],
  'Billing & credit': ['R', 'RW', 'R', 'R', 'R', 'RW', 'RW', 'R', 'RW', 'R'],
  Collections: ['R', 'R', 'R', 'R', 'RW', 'R', 'R', 'R', 'RW', '-'],
  'Field / NOC': ['R', '-', 'R', '-', 'RW', '-', '-', 'RW', 'RW', '-'],
  Communications: ['R', '-', 'R', 'R', 'R', '-', '-', 'R', 'RW', '-'],
  'Document editor': ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
  'Builder desk': ['RW', 'R', 'RW', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  Clerk: ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'RW', 'R'],
  Auditor: ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R'],
  'Access admin': ['R', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
  Supervisor: ['RW', 'RW', 'RW', 'RW', 'RWA', 'RW', 'RW', 'RW', 'RWA', 'RW'],
} satisfies Record<string, Grant[]>

export type RoleName = keyof typeof grants

/** The staff features of staff roles. A role has no right for a feature that is missing here. */
const staffGrants: Partial<Record<RoleName, Partial<Record<StaffFeature, Grant>>>> = {
  CSR: {
    QUEUE: 'RW',
    USERLOGINS: 'RW',
    CREDITS: 'R',
    DEPOSITS: 'R',
    REFUNDS: 'R',
    DUNNING: 'R',
    FIBEROPS: 'R',
    ACTAS: 'RW',
    REPORTS: 'R',
  },
  'CSR lead': {
    QUEUE: 'RW',
    QUEUEADMIN: 'RW',
    USERLOGINS: 'RW',
    CREDITS: 'RW',
    DEPOSITS: 'R',
    REFUNDS: 'R',
    DUNNING: 'R',
    FIBEROPS: 'R',
    ACTAS: 'RW',
    REPORTS: 'R',
    EXPORT: 'RW',
    ANNOUNCEMENTS: 'R',
  },
  'Billing & credit': {
    CREDITS: 'RWA',
    DEPOSITS: 'RW',
    REFUNDS: 'RWA',
    DUNNING: 'R',
    QUEUE: 'RW',
    REPORTS: 'R',
    EXPORT: 'RW',
  },
  Collections: { DUNNING: 'RW', NOTICES: 'RW', DEPOSITS: 'R', QUEUE: 'RW', REPORTS: 'R', EXPORT: 'RW' },
  'Field / NOC': { FIBEROPS: 'RW', QUEUE: 'R', ANNOUNCEMENTS: 'R', REPORTS: 'R' },
  Communications: { ANNOUNCEMENTS: 'RW', NOTICES: 'RW', DOCUMENTS: 'R', QUEUE: 'R', REPORTS: 'R' },
  'Document editor': { DOCUMENTS: 'RW' },
  'Builder desk': { QUEUE: 'RW', DOCUMENTS: 'R', REPORTS: 'R', ACTAS: 'RW' },
  Clerk: {
    CREDITS: 'R',
    ANNOUNCEMENTS: 'R',
    DOCUMENTS: 'R',
    DEPOSITS: 'R',
    REFUNDS: 'R',
    DUNNING: 'R',
    FIBEROPS: 'R',
    QUEUE: 'RW',
    USERLOGINS: 'R',
    REPORTS: 'R',
  },
  Auditor: recordOf(staffFeatures, () => 'R'),
  'Access admin': {
    ACCESSCONTROL: 'RW',
    INTERNALUSERS: 'RW',
    AUDIT: 'R',
    JOBS: 'RW',
    APIKEYS: 'RW',
    EVENTS: 'RW',
    IMPORTS: 'RW',
  },
  Supervisor: recordOf(staffFeatures, () => 'RWA'),
}

const verbsByGrant: Record<Grant, readonly Verb[]> = {
  '-': [],
  R: ['read'],
  RW: ['read', 'write'],
  RWA: ['read', 'write', 'approve'],
}

function rightsOf(role: RoleName): Right[] {
  const grantsOfRole = staffGrants[role] ?? {}
  return features.flatMap((feature, index): Right[] => {
    const grant = isStaffFeature(feature) ? grantsOfRole[feature] : grants[role][index]
    return verbsOf(feature)
      .filter((verb) => verbsByGrant[grant ?? '-'].includes(verb))
      .map((verb): Right => `${feature}.${verb}`)
  })
}

interface StartingRole {
  name: RoleName
  rights: Right[]
  isForStaff: boolean
}

export const startingRoles: readonly StartingRole[] = keysOf(grants).map((name) => ({
  name,
  rights: rightsOf(name),
  isForStaff: staffGrants[name] !== undefined,
}))
