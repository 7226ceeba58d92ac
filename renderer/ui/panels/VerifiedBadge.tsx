import { Badge } from './Badge'
import * as commonTexts from '#shared/texts/common'

/** Whether an address or number is known to reach its owner. */
export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge kind="good">{commonTexts.verified}</Badge>
  ) : (
    <Badge kind="warning">{commonTexts.notVerified}</Badge>
  )
