/** The provider's staff besides the two with printed logins: about forty in a large demo, a few in a small one. */
import { addDays } from '#shared/format/dates'
import type { RoleName } from '../../startingRoles'
import type { Household } from '../households/createHousehold'
import { addPerson } from '../households/household'

type Member = readonly [firstName: string, lastName: string, role: RoleName]

/** The first members have the roles that the demo needs; a small demo has no others. */
const members: readonly Member[] = [
  ['Odalys', 'Merriweather', 'CSR lead'],
  ['Thaddeus', 'Okonjo', 'Billing & credit'],
  ['Sabine', 'Hollinsworth', 'Supervisor'],
  ['Corin', 'Wakefield', 'CSR'],
  ['Noor', 'Lindqvist', 'Collections'],
  ['Wendell', 'Garrowby', 'Field / NOC'],
  ['Marisol', 'Glenmarrow', 'Communications'],
  ['Anselm', 'Pemberwick', 'Auditor'],
  ['Keziah', 'Stonebridge', 'CSR'],
  ['Jonah', 'Fallowell', 'CSR'],
  ['Priya', 'Sundaram', 'CSR'],
  ['Rafael', 'Castellane', 'CSR'],
  ['Greta', 'Zielinska', 'CSR'],
  ['Emeka', 'Barrowmere', 'CSR'],
  ['Hana', 'Sato', 'CSR'],
  ['Hollis', 'Eastlake', 'CSR'],
  ['Tamsin', 'Kingsmere', 'CSR'],
  ['Isidro', 'Mirador', 'CSR'],
  ['Yara', 'Thornbury', 'CSR'],
  ['Felix', 'Norwood', 'CSR'],
  ['Zadie', 'Whitlock', 'CSR'],
  ['Ephraim', 'Marchbanks', 'CSR'],
  ['Briony', 'Oakhurst', 'CSR lead'],
  ['Selwyn', 'Lockhaven', 'CSR lead'],
  ['Delphine', 'Vaillancourt', 'Billing & credit'],
  ['Marek', 'Hazelrigg', 'Billing & credit'],
  ['Ines', 'Montclare', 'Billing & credit'],
  ['Harlan', 'Fitzharrow', 'Collections'],
  ['Vera', 'Ravenscar', 'Collections'],
  ['Lars', 'Greywether', 'Field / NOC'],
  ['Kaito', 'Tanglewood', 'Field / NOC'],
  ['Nadia', 'Elderfin', 'Field / NOC'],
  ['Celeste', 'Yarrow', 'Communications'],
  ['Quentin', 'Bramhollow', 'Document editor'],
  ['Paloma', 'Rosenquist', 'Document editor'],
  ['Cedric', 'Saddleworth', 'Builder desk'],
  ['Juniper', 'Ironwood', 'Builder desk'],
  ['Rhea', 'Underhill', 'Access admin'],
]
const smallTeamSize = 8

export function addTeam(household: Household, isLarge: boolean): void {
  const random = household.random.fork('team')
  for (const [index, [firstName, lastName, role]] of members.slice(0, isLarge ? undefined : smallTeamSize).entries()) {
    const email = `${firstName}.${lastName}@demo.example`.toLowerCase()
    const phone = `29055501${String(10 + index)}`
    addPerson({ ...household, random }, { firstName, lastName, email, phone }, { userType: 'CENTRIC', role })
    const user = household.rows.users.at(-1)
    if (!user) continue
    const daysAgo = random.weighted([6, 3, 2, 1])
    user.lastSignInAt = new Date(`${addDays(household.world.today, -1 - daysAgo)}T${14 + random.integer(0, 6)}:12:00Z`)
  }
  // One member has left the company.
  const [formerMember] = household.rows.users.slice(-1)
  if (isLarge && formerMember) formerMember.status = 'disabled'
}
