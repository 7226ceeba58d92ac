import { Badge } from './Badge'

/** Whether an address or number is known to reach its owner. */
export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? <Badge kind="good">Verified</Badge> : <Badge kind="warning">Not verified</Badge>
