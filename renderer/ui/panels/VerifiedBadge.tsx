import * as commonTexts from '#shared/texts/common'
import { Badge } from './Badge'

/** Shows whether an address or number has been confirmed by its owner. */
export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge kind="good">{commonTexts.verified}</Badge>
  ) : (
    <Badge kind="warning">{commonTexts.notVerified}</Badge>
  )
