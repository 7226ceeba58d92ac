import * as commonTexts from '#shared/texts/common'
import { Tag } from '../Tag'

/** Shows whether an address or number has been confirmed by its owner. */
export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? <Tag color="success">{commonTexts.verified}</Tag> : <Tag color="warning">{commonTexts.notVerified}</Tag>
