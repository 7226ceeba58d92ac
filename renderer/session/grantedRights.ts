/** What was granted on an account of somebody else, which may be less than the person's own role lets them. */
import type { Right } from '#shared/access'
import type { AppFeature } from '#shared/contract/session'
import type { UserAccount } from '#shared/contract/userDetails'

/** On one's own account everything is: there the role alone decides. */
export const isGranted = (account: UserAccount | null, right: Right): boolean =>
  account?.granted_rights?.includes(right) ?? true

export function narrowedTo(account: UserAccount | null, features: AppFeature[]): AppFeature[] {
  const granted = account?.granted_rights
  if (!granted) return features
  return features.map(({ name, read, write, approve }) => ({
    name,
    read: read && granted.includes(`${name}.read`),
    write: write && granted.includes(`${name}.write`),
    approve: approve && granted.includes(`${name}.approve`),
  }))
}
