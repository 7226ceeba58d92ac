/** Names a right for staff, from the labels of its feature and verb. */

import * as roleTexts from '../texts/access/roles'
import * as commonTexts from '../texts/common'
import * as pageTexts from '../texts/pages'
import type { Right } from './access'
import { features } from './features'
import { verbs } from './rights'

/** "REFUNDS.approve" becomes "Refunds: Approve". */
export function rightText(right: Right): string {
  const feature = features.find((name) => right.startsWith(`${name}.`))
  const verb = verbs.find((name) => right.endsWith(`.${name}`))
  return feature && verb ? commonTexts.labeled(roleTexts.featureLabels[feature], roleTexts.verbLabels[verb]) : right
}

/** Tells staff which right they need, with its label in Access Control, and who can grant it. */
export const missingRight = (right: Right): string => pageTexts.missingPermission(rightText(right))
