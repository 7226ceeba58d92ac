/** Rights on an account that another user shares. They can be narrower than the rights of the person's own role. */
import type { Right } from '#shared/access/access'
import type { AppFeature } from '#shared/access/appFeature'
import type { UserAccount } from '#shared/contract/customers/userDetails'

/** On a person's own account only the role decides, so every right counts as granted. */
export const isGranted = (account: UserAccount | null, right: Right): boolean =>
  account?.granted_rights?.includes(right) ?? true

export function limitToGrantedRights(account: UserAccount | null, features: AppFeature[]): AppFeature[] {
  const granted = account?.granted_rights
  if (!granted) return features
  return features.map(({ name, read, write, approve }) => ({
    name,
    read: read && granted.includes(`${name}.read`),
    write: write && granted.includes(`${name}.write`),
    approve: approve && granted.includes(`${name}.approve`),
  }))
}
